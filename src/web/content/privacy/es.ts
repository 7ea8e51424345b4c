import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Privacidad',
  description: `Qué datos guarda ${brand.name}, para qué, cuánto tiempo, quién los ve y cómo obtenerlos, corregirlos o borrarlos.`,
  lead: `Guardamos lo que un alquiler necesita y nada para vender. Responsable: ${brand.operator}, ${brand.address}; preguntas a [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
  updated: '2026-11-22',
  sections: [
    {
      title: 'Qué guardamos y para qué',
      list: [
        'Cuenta: nombre, correo, contraseña cifrada como huella, idioma. Para cumplir el contrato contigo.',
        'Perfil: foto, ciudad y un texto sobre ti, si los das. Los demás lo ven como lo ves tú.',
        'Alquileres: objetos, fechas, direcciones de entrega, fotos, lo que declaras sobre ellos, mensajes. Para el alquiler y para resolver conflictos.',
        'Pagos: importes y referencias del servicio de pago. Nunca vemos números de tarjeta completos. El tiempo que exige la ley fiscal.',
        'Identidad: documento y selfi, en un espacio privado. Para proteger a los demás; solo mientras lo exijan la comprobación y la ley; el resultado queda.',
        'Técnicos: dirección de tu conexión y nombre del dispositivo al entrar, para notar a extraños en tu cuenta. Mientras dure esa sesión.',
        'Lugares de acceso: durante 30 días, una forma cifrada de la dirección desde la que entraste, de la que no se puede leer la dirección, para que las contraseñas equivocadas de otros no te dejen fuera.',
      ],
    },
    {
      title: 'Quién los ve',
      list: [
        'Los demás ven tu nombre de pila, foto, ciudad, opiniones y si tu identidad está confirmada.',
        'Las dos partes de una reserva confirmada ven el nombre de la otra y la dirección de entrega.',
        'Servicios que trabajan para nosotros por contrato: alojamiento, pago, correo. Ninguno puede usar tus datos para sí.',
        'Autoridades, cuando la ley nos obliga.',
      ],
    },
    {
      title: 'Tus derechos',
      text: [
        'Obtener una copia, corregir, borrar, limitar, llevarte tus datos, oponerte. Puedes exportarlos y borrar tu cuenta en tu propia cuenta. Respondemos en un mes. Puedes reclamar ante la autoridad de protección de datos de tu país.',
      ],
    },
    {
      title: 'Sin rastreo',
      text: [
        'En estas páginas no hay redes publicitarias ni programas de terceros. Lo que se guarda en tu navegador está en [Cookies](/cookie-policy).',
      ],
    },
  ],
} satisfies Content
