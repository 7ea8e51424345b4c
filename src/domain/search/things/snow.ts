/** In the form that `read-things.ts` reads. */
export const SNOW = `
sled: sled | Schlitten | trineo | luge
  en: sled/sledge/slide/toboggan hill/snow/kids/down/slope/winter, sledging!, sledding!, tobogganing!, sledging, tobogganing, slide down snow/hill
  de: rodel/schlitten hugel/schnee/berg/hang/kinder, rodeln!, schlitteln!, schlittenfahren!, rodeln, schlitteln, schlitten fahren, runterfahr/runterrutsch hang/hugel/schnee
  es: deslizar/bajar/trineo nieve/ladera/colina trineo/ninos, tirarse nieve/trineo, tirarse trineo, bajar/deslizar/tirarse nieve/cuesta
  fr: luge neige/colline/enfants/descendre, glisser neige/luge, luger, faire luge, glisser/descendre neige
skis: skis | Ski | esquís | skis
  en: ski/skiing/skis slope/slopes/piste/alps/resort/mountain/pyrenees/carving/week/downhill, skiing
  de: ski piste/alpen/urlaub/fahren/abfahrt/woche/skigebiet, schifahren!, skifahren!, skifahren, schifahren
  es: esquiar!, esqui pista/semana/alpes/nieve, esquiar
  fr: skier!, ski piste/alpes/semaine/station, skier
snowboard: snowboard | Snowboard | snowboard | snowboard
  en: snowboard/board slope/powder/halfpipe/piste/mountain, snowboarding!, snowboarding
  de: snowboard piste/tiefschnee/halfpipe/berg, snowboarden!, snowboarden
  es: snowboard pista/nieve, hacer snowboard, hacer snow
  fr: snowboard piste/poudreuse, surf neige, snowboarder
snowshoes: snowshoes | Schneeschuhe | raquetas de nieve | raquettes à neige
  en: walk/hike snow, winter hike/hiking/walk
  de: winterwander!, wandern/laufen/gehen schnee
  es: caminar/andar/excursion nieve, raquetas nieve
  fr: marcher/randon/promener neige, balade neige
ice-skates: ice skate | Schlittschuh | patines de hielo | patins à glace
  en: ice skating/skate/rink/frozen, skating frozen/lake/rink, ice skating
  de: eislauf!, schlittschuh!, eislaufen, eisbahn!, schlittschuhlaufen
  es: patinar hielo, pista hielo
  fr: patiner/patinage glace, patinoire!, patiner glace, patinage
ski-boots + skis + snowboard: ski boots | Skischuhe | botas de esquí | chaussures de ski
  en: first/learn/go/try ski/skiing/snowboard/snowboarding/slopes, boots/feet ski/skiing/skis
  de: ski/snowboard/piste lern/fahr/erst/probier, schuhe/stiefel ski/skifahren/schi
  es: esquiar!, aprender/probar snow/snowboard/esqui, botas esqui/esquiar
  fr: skier!, apprendre/essayer snow/snowboard/ski, chaussures/bottes ski/skier
avalanche-gear: avalanche transceiver | LVS-Gerät | ARVA | DVA
  en: ski/skiing piste/touring/backcountry/freeride, avalanche safety/risk/course, avalanche!, off piste safety
  de: skitour!, freerid!, lawine sicher/kurs/suche, lawine!, lvs, lawinen
  es: esqui travesia/fuera, avalancha/alud seguridad, avalancha!, alud
  fr: hors piste, rando ski, ski rando, avalanche secur/risque, avalanche!, dva, arva
cross-country-skis: cross country skis | Langlaufski | esquís de fondo | skis de fond
  en: cross country ski/skiing, nordic ski/skiing
  de: langlauf!, loipe
  es: esqui fondo/nordico
  fr: ski fond, skating neige
snow-tube: snow tube | Schneereifen | donut de nieve | bouée à neige
  en: slide/tube/ride snow/hill tube/inflatable/ring/tyre
  de: rutsch/tub schnee/hang reifen/ring/schlauch
  es: deslizar/bajar nieve hinchable/flotador/donut
  fr: glisser/descendre neige bouee/gonflable
ski-touring: touring skis | Tourenski | esquís de travesía | skis de randonnée
  en: ski/climb/tour touring/skins/uphill/backcountry/splitboard, ski off/backcountry piste/powder
  de: skitour!, ski/schi tour/aufstieg/felle, ski/skier abseits/tiefschnee/gelande piste
  es: esqui travesia/pieles/montana, esqui fuera pista
  fr: ski/monter randonnee/peaux, ski hors/piste/poudreuse/rando, ski hors piste
`
