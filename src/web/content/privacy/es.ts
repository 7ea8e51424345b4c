import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Privacidad',
  description: `Qué datos guarda ${brand.name}, para qué, cuánto tiempo, quién los ve y cómo obtenerlos, corregirlos o borrarlos.`,
  lead: `Guardamos lo que hace falta para un alquiler y no vendemos nada. El responsable es ${brand.operator}, ${brand.address}; para cualquier duda, escribe a [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
  updated: '2026-11-26',
  sections: [
    {
      title: 'Qué guardamos, para qué y cuánto tiempo',
      list: [
        'Tu cuenta: nombre, correo, idioma, tu teléfono si nos lo das, y la contraseña solo como huella cifrada. Los necesitamos para nuestro contrato contigo, hasta que elimines la cuenta.',
        'Tu perfil: una foto, tu ciudad y unas líneas sobre ti, si quieres. Tus favoritos y búsquedas guardadas, hasta que los quites.',
        'Tus alquileres: artículos, fechas, direcciones, fotos, lo que confirmasteis ambos y los mensajes. Sirven para que el alquiler funcione y para resolver conflictos.',
        'Pagos: importes, referencias del servicio de pago y la cuenta en la que cobras. Nunca vemos números de tarjeta completos. Los guardamos el tiempo que exige la ley fiscal.',
        `Tu identidad: el documento y el selfi, en un espacio privado, para proteger a los demás. Se borran con tu cuenta. Solo aquello en lo que se apoyó un alquiler se queda ${terms.identityDays} días más, contados desde que termina.`,
        'Inicios de sesión: dirección IP, país y dispositivo, para que notes si alguien ha entrado en tu cuenta. Mientras la sesión siga abierta.',
        'Durante 30 días desde que entras, una huella de tu dirección IP de la que no se puede deducir cuál es. Así, las contraseñas erróneas que prueben otros no te dejan fuera.',
        `Contra el fraude, por nuestro interés legítimo: huellas del número de tu documento y de tu tarjeta, de los navegadores con los que entras (${rule('browserDays')} días) y de la red desde la que te registraste (${rule('networkDays')} días). Muestran a nuestro equipo dónde hay algo en común entre cuentas, también una cuenta bancaria o una dirección. Nada se decide solo por eso, y puedes oponerte.`,
        `Los correos que te enviamos: ${rule('mailDays')} días. Los avisos de tu cuenta: ${rule('noticeDays')} días.`,
      ],
    },
    {
      title: 'Quién los ve',
      list: [
        'Cualquiera: tu nombre de pila, foto, ciudad, lo que cuentas sobre ti, tus opiniones, desde cuándo estás aquí y si tu identidad está verificada.',
        'La otra parte de una reserva confirmada: también la dirección de entrega o de recogida.',
        'Nuestro equipo: lo que necesita para decidir sobre anuncios, reclamaciones, denuncias e identidades. Cada documento que abre queda registrado.',
        'Empresas que trabajan para nosotros por contrato: alojamiento, pago, correo y la comprobación de tu identidad, si la haces con la cámara. Ninguna puede usar tus datos para sus fines.',
        'Las autoridades, cuando la ley nos obliga.',
      ],
    },
    {
      title: 'Tus derechos',
      text: [
        'Puedes pedir una copia de tus datos, corregirlos, borrarlos, limitar su uso, llevártelos y oponerte a que los usemos. Tú mismo puedes descargarlos y eliminar tu cuenta desde ella. Respondemos en un mes como máximo. También puedes reclamar ante la autoridad de protección de datos de tu país.',
        'Cuando eliminas tu cuenta, quedan los alquileres, los pagos y los mensajes a otras personas que la ley o la otra parte necesiten, y las opiniones publicadas. Tu nombre desaparece de todo ello.',
      ],
    },
    {
      title: 'Sin rastreo',
      text: [
        'Aquí no hay redes publicitarias ni código de terceros. Lo que guardamos en tu navegador está en [Cookies](/cookie-policy).',
      ],
    },
  ],
})
