import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Empleo',
  description: `Trabaja en ${brand.name}: un equipo pequeño, un producto de código abierto y vecinos que lo usan cada día.`,
  lead: 'Somos pocos, y lo que hacemos lo usan nuestros propios vecinos. Casi nunca publicamos vacantes. Si te apetece unirte, escríbenos igualmente.',
  sections: [
    {
      title: 'A quién buscamos',
      list: [
        'Gente capaz de hacer fácil lo difícil, en el código y al teléfono.',
        'Gente que ya ha alquilado o prestado algo y sabe dónde aprieta el zapato.',
        'Ahora mismo, sobre todo: atención en alemán, español o francés, moderación, desarrollo y alguien a quien le guste tratar con ayuntamientos.',
      ],
    },
    {
      title: 'Qué puedes esperar',
      list: [
        'Una charla de verdad, sin acertijos, y una respuesta en dos semanas como mucho.',
        'Horarios que dejan sitio para vivir, en casa o en la oficina.',
        'Te decimos el sueldo antes de la primera entrevista.',
      ],
    },
    {
      title: 'Cómo presentarte',
      text: [
        `Escribe a [${brand.jobsEmail}](mailto:${brand.jobsEmail}) qué te gustaría hacer y cuéntanos algo de lo que estés orgulloso u orgullosa. Sin foto, sin fecha de nacimiento y sin carta de plantilla.`,
      ],
    },
  ],
})
