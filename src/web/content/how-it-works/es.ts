import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'
import { fullAndShortName } from '../full-and-short-name.ts'

export default (): Content => ({
  title: `Cómo funciona ${brand.shortName}`,
  description: `Búscalo cerca, paga una sola vez y recógelo con un código QR: así se alquila y se presta con ${brand.shortName}.`,
  lead: `${fullAndShortName((short) => `o ${short} para abreviar,`)} es para quien necesita algo solo un día y para el vecino que lo tiene guardado en el trastero. Alquilas por horas o por días y ves el precio final desde el principio.`,
  sections: [
    {
      title: 'Alquilar en cinco pasos',
      steps: [
        {
          title: 'Encuentra lo que necesitas',
          text: 'Dinos qué buscas, dónde y cuándo. En cuanto pones fechas, solo te enseñamos lo que está libre esos días. [Trucos para buscar](/how-to-search)',
        },
        {
          title: 'Llena la cesta',
          text: 'Puedes juntar cosas de varias personas. El precio ya incluye la entrega, y la fianza aparece aparte.',
        },
        {
          title: `Te lo guardamos ${rule('holdMinutes')} minutos`,
          text: 'Al ir a pagar, reservamos la cesta entera de una vez. Mientras corre el tiempo, nadie te la puede quitar.',
        },
        {
          title: 'Págalo todo junto',
          text: 'Con un solo pago basta. Si alguien tiene que aceptar antes tu solicitud, el dinero solo queda retenido hasta que responda.',
        },
        {
          title: 'Enseña tu código QR',
          text: 'Te lo escanean al recoger y al devolver. Con unas fotos, los dos dejáis constancia de cómo está todo.',
        },
      ],
    },
    {
      title: 'Cuánto cuesta',
      text: [
        'Si son menos de 24 horas, pagas por horas; a partir de ahí, por días. Las horas y los días empezados cuentan enteros. Si no hay precio por hora, cada hora cuesta la veinticuatroava parte del día.',
        `La entrega a domicilio cuesta ${formatPrice(terms.deliveryCents, 'es')} por artículo. Recogerlo en persona o en un punto de recogida es gratis. No hay más gastos para quien alquila.`,
        'La fianza se retiene aparte y la recuperas cuando todo vuelve en buen estado. Solo se descuenta algo si se ha resuelto una reclamación.',
      ],
    },
    {
      title: 'Prestar tus cosas',
      text: [
        `Publicar un anuncio lleva tres minutos y es gratis. Tú pones el precio, la fianza y la antelación que necesitas, y decides si se puede reservar al momento o hay que preguntarte antes. ${brand.shortName} se queda con el ${formatNumber(terms.feePercent, 'es')} % del alquiler. El resto es tuyo a las ${rule('claimHours')} horas de la devolución, si nadie ha avisado de un problema.`,
      ],
      links: [
        { to: '/search', label: 'Explorar' },
        { to: '/upload', label: 'Publicar un anuncio' },
      ],
    },
  ],
})
