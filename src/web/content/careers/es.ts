import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Empleo',
  description: `Trabaja en ${brand.name}: un equipo pequeño, un producto de código abierto y vecinos que lo usan cada día.`,
  lead: 'Somos un equipo pequeño que construye algo que usan sus propios vecinos. Aquí no hay una larga lista de puestos; hay una dirección.',
  sections: [
    {
      title: 'A quién buscamos',
      list: [
        'Personas que explican las cosas con sencillez, en código y en palabras.',
        'Personas que han prestado o alquilado algo y saben dónde aprieta el zapato.',
        'Atención en alemán, español o francés, moderación, desarrollo, acuerdos con ciudades.',
      ],
    },
    {
      title: 'Qué puedes esperar',
      list: [
        'Una conversación en lugar de un acertijo y una respuesta en dos semanas.',
        'Horarios que caben en una vida, desde casa o en compañía.',
        'El sueldo se dice antes de la primera conversación.',
      ],
    },
    {
      title: 'Cómo presentarte',
      text: [
        `Escribe a [${brand.jobsEmail}](mailto:${brand.jobsEmail}) qué te gustaría hacer y cuéntanos algo de lo que estés orgulloso u orgullosa. Sin foto, sin fecha de nacimiento y sin carta de plantilla.`,
      ],
    },
  ],
} satisfies Content
