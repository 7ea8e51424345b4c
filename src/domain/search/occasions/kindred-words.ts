import type { OccasionLanguage } from './occasion.ts'

/**
 * Words by which one may say much the same of a purpose: verbs, behind a blank line what they are done to. A line is a
 * kind, of plain words in any form; a word may be of several kinds.
 */
export const KINDRED_WORDS: Readonly<Record<OccasionLanguage, string>> = {
  en: `
    fasten fix mount attach hang secure screw anchor affix install fit
    flatten level compact tamp even smooth pack firm
    remove rid strip scrape eliminate clear peel detach pull lift tear knock chip loosen
    clean scrub wash wipe rinse polish degrease sanit disinfect hose blast freshen remove rid
    cut saw trim slice chop shorten prune clip hack halve carve
    dig excavat trench burrow bore
    carry move haul transport lug shift heave bring drag hoist lift raise deliver schlep lower
    watch see view observe look stare gaze spot admire explore study
    film record shoot capture video tape
    photograph shoot snap
    cook bake make prepare fry roast homemade brew produce craft
    dry dehumidif drain desiccat
    heat warm thaw defrost
    cool chill refrigerat cold
    break smash demolish knock tear chip destroy crush crack
    sew stitch hem alter mend tailor shorten lengthen patch
    repair fix mend restor service
    detect find locate search trace spot track
    measure check test weigh
    sleep nap lie doze overnight snooze stay
    paint repaint coat varnish spray redecorat whitewash
    inflat pump blow
    cycle ride pedal bike
    mix stir knead whisk beat whip blend
    grind mill crush shred mince chop mulch
    preserv jar conserv bottle can pickle
    seal shrink vacuum
    light illuminat brighten
    dress wear
    show project screen present display
    hear listen monitor
    scan digiti transfer convert copy
    sharpen hone whet
    unblock unclog clear clog declog
    print stamp press pattern
    plant sow repot garden grow
    reach climb access
    split chop cleave
    amplif louder loud
    massag relax relieve
    serve pour tap dispens

    wall concrete brick masonry stone plasterboard
    tile grout bathroom shower
    floor floorboard parquet laminate plank hardwood
    driveway patio terrace path paving courtyard yard deck slab flagstone cobble
    soil earth ground bed plot allotment veg clay
    gravel sand hardcore subsoil base paving chipping
    film movie flick series match cinema
    wall big screen garden rooftop roof backyard outdoor courtyard terrace
    baby infant newborn toddler
    sofa couch armchair settee furniture wardrobe fridge washing piano dresser freezer cooker
    picture frame mirror painting poster shel cabinet cupboard tv rail
    stairs floor upstairs storey flight landing attic
    dress trousers skirt shirt suit curtain jeans pants jacket clothes costume blouse gown coat
    tree trunk log stump
    branch twig bough pruning cutting
    hedge bush shrub
    lawn grass meadow turf
    moss algae weed lichen
    mould mold mildew limescale grime grease grout
    stain spill spot wine coffee
    apple pear plum berr grape fruit cherr
    meat ham salami steak sausage cold
    pasta spaghetti noodle ravioli tagliatelle lasagne
    bread dough pizza cake batter
    star moon planet jupiter saturn comet eclipse galax crater venus mars
    bird deer wildlife animal hawk owl
    photo slide negative picture print
    document menu card paper sheet certificate poster
    lake river pond sea canal
    mountain hill alps summit peak
    wedding communion baptism christening ceremony graduation
    pipe drain sink toilet sewer plughole
    facade roof gutter chimney gable
    snow ice slush
    shirt tote fabric hoodie cloth textile
    timber wood plank board worktop plywood lumber countertop
    metal steel iron rebar bolt
    ring key coin jewel treasure gold
    bike bicycle cycle
    car van vehicle automobile
    party birthday bday celebration bash`,
  de: `
    befestig montier anbring aufhang festschraub schraub dubel fixier anschraub festmach anmachen verank hang
    verdicht ruttel stampf planier ebne einebne begradig glatt festklopf
    entfern wegmach beseitig ablos abkratz loswerd abmach runterhol losen kratz befrei wegbekomm abreiss abbeiz abzieh
    reinig putz saub wasch schrubb wisch spul abspritz abwasch befrei entfern entfett
    schneid sag zuschneid trenn kurz stutz trimm absag durchtrenn schnipp
    grab umgrab aushub ausheb buddel aushebe
    trag transport schlepp bring heb wuchte hiev befor schaff liefer mitnehm hochtrag
    schau seh anschau beobacht betracht anseh guck bestaun erkund
    film aufnehm dreh aufzeichn
    fotografier knips ablicht portratier
    koch mach back zubereit herstell braten brat selber selbst frisch brau
    trockn entfeucht
    heiz warm aufwarm erwarm beheiz auftau
    kuhl kalt abkuhl
    abbrech stemm abreiss aufbrech abschlag wegstemm zertrumm einreiss ausbrech klopf
    nah kurz ander flick stopf schneider stick saum umnah
    reparier richt instandsetz ausbess herricht
    such find orten aufspur entdeck
    mess pruf kontrollier
    schlaf ubernacht lieg ausruh nickerchen dos
    streich anstreich mal ausmal lackier weissel pinsel
    aufpump aufblas pump
    radel rad fahr
    ruhr knet misch mix schlag mahl
    zerkleiner hacksel schredder hack mahl schnitzel
    einkoch einmach konservier einweck haltbar
    laminier folier einschweiss
    beleucht leucht ausleucht
    vorfuhr zeig prasentier projizier
    hor uberwach aufpass
    digitalisier scann ubertrag uberspiel
    scharf schleif wetz
    abschleif schleif abzieh anschleif
    druck bedruck
    pflanz umtopf bepflanz garteln sae
    erreich hochkomm klettern drankomm
    spalt hack
    verstark beschall laut
    zapf ausschenk servier

    wand beton mauer ziegel stein betonwand
    fliese fuge bad dusche kachel
    boden diele parkett laminat estrich
    terrasse einfahrt platten pflaster hof weg gehweg auffahrt garagenzufahrt
    erde boden beet acker garten
    kies schotter sand splitt untergrund
    film kino serie spiel
    garten wand leinwand gross hof dach terrasse
    baby saugling neugeboren kleinkind
    sofa couch mobel schrank kuhlschrank waschmaschine klavier kommode kuhltruhe
    bild spiegel regal rahmen gemalde hangeschrank
    trepp stock stiege stiegenhaus etage obergeschoss
    kleid hose rock hemd vorhang jeans jacke anzug gardin bluse mantel
    baum stamm baumstamm
    ast zweig geast
    hecke busch strauch thuja
    rasen wiese gras
    moos grunbelag algen unkraut flechte
    schimmel kalk fett fugen
    fleck wein kaffee
    apfel birne trauben obst beeren pflaum zwetschk kirsch marmelade gelee
    fleisch schinken wurst salami
    nudel pasta spaghetti ravioli tagliatelle
    teig brot pizza kuchen germ
    stern mond planet jupiter saturn komet krater venus
    vogel wild tier reh
    foto dia negativ bild
    dokument karte speisekart papier unterlag urkund zeugnis
    see fluss teich meer donau
    berg alpen gipfel huttn
    hochzeit kommunion taufe trauung firmung
    rohr abfluss spule toilette klo siphon
    fassade dachrinne dach giebel hauswand regenrinne
    shirt stoff beutel textil
    holz brett balken platte arbeitsplatte
    metall eisen stahl
    ring schlussel schmuck munz
    rad fahrrad velo
    auto wagen`,
  es: `
    atornill fijar montar colgar sujetar anclar instalar colocar clavar enganchar
    aplanar nivelar compactar apisonar allanar alisar apisonado
    quitar sacar eliminar arrancar despegar rascar retirar limpiar raspar
    limpiar lavar fregar frotar desengrasar desinfectar quitar sacar
    cortar serrar recortar podar rebanar trocear aserrar talar
    cavar excavar zanja
    llevar transportar cargar mover subir bajar trasladar acarrear levantar
    ver mirar observar contemplar proyectar poner admirar
    grabar filmar rodar video
    fotograf fotos retratar sacar tomar
    cocinar hacer preparar hornear cocer elaborar casero casera fabricar
    secar deshumid humedad
    calentar caldear templar
    enfriar refrescar
    romper demoler picar derribar tirar destrozar
    coser acortar arreglar remendar subir zurcir dobladill
    reparar arreglar
    buscar encontrar detectar localizar
    medir comprobar
    dormir siesta tumbar acostar
    pintar repintar barnizar
    inflar hinchar
    pedalear montar
    batir amasar mezclar montar
    triturar moler picar
    conservar envasar embotar
    iluminar alumbrar
    proyectar ver poner mirar mostrar
    oir escuchar vigilar
    digitaliz escanear pasar
    afilar
    desatasc desembozar
    imprimir estampar serigraf
    plantar sembrar trasplantar
    alcanzar llegar
    remover arar labrar cavar preparar airear
    partir rajar cortar

    pared muro hormig concreto ladrillo piedra tabique
    azulej junta bano baldos ducha
    suelo parquet tarima
    terraza patio entrada azotea jardin
    tierra huerto suelo terreno bancal
    grava arena zahorra gravilla
    pelicula peli cine serie partido
    jardin patio pared azotea terraza
    bebe recien nacido
    sofa mueble armario nevera lavadora piano comoda frigorif
    cuadr espej estant balda repisa
    piso escalera quinto planta
    vestido pantalon falda camisa cortina bajo dobladill chaqueta vaquero
    arbol tronco
    rama ramas poda
    seto arbusto
    cesped hierba
    musgo maleza verdin
    moho cal grasa junta hongo
    mancha vino
    manzana pera uva fruta ciruela
    carne jamon embutido chorizo fiambre
    pasta espagueti tallarin ravioli
    pan masa pizza
    estrella luna planeta jupiter saturno cometa
    pajaro aves fauna
    documento carta hojas papel
    lago rio mar embalse
    montana sierra monte
    boda comunion bautizo
    tuberia desague fregadero vater inodoro
    fachada canalon tejado
    camiseta tela
    madera tabla tablero encimera
    metal hierro acero
    anillo llave moneda joya
    bici bicicleta
    coche auto carro`,
  fr: `
    fixer visser accroch monter install attach ancrer suspendre poser pendre
    compact damer tasser aplanir niveler egalis
    enlev retir decoll gratter decap arrach eliminer ote detacher
    nettoyer laver frotter decrass recurer demouss enlev
    couper scier trancher decoup tailler raccourc elagu tronconn
    creuser becher
    porter transport deplac monter descendre soulev bouger trimball livrer
    voir regard observer admirer contempl
    filmer tourner enregistr
    photograph photo
    faire cuisiner cuire preparer fabriquer maison
    secher assech deshumid
    chauffer rechauff
    rafraichir refroidir
    casser demolir abattre piquer arracher detruire
    coudre raccourc repris retouch ourl
    reparer
    chercher trouver retrouv detect reper
    mesurer verifier
    dormir sieste coucher allonger
    peindre repeindre vernir lasur
    gonfler
    pedaler rouler
    melang petrir battre fouett mixer
    broyer hacher moudre
    conserv steril bocaux
    eclairer illumin
    projet regard voir montrer
    ecouter entendre surveill
    numeris scanner transfer
    affut aiguis
    debouch
    imprim serigraph
    planter semer rempot jardin
    attein acced
    divertir amus jouer
    retourn labour becher

    mur beton brique pierre parpaing
    carrel joint faience douche
    sol parquet plancher
    terrasse cour allee dalle
    terre potager jardin sol
    gravier sable gravillon
    film cinema serie match
    jardin mur cour ecran toit
    bebe nourrisson nouveau
    canape meubl armoire frigo machine piano commode
    cadre miroir etager tableau
    etage escalier
    robe pantalon jupe chemise rideau veste
    arbre tronc
    branch rameau
    haie arbuste buisson
    pelouse gazon herbe
    mousse algue
    moisi calcaire graisse joint
    tache vin
    pomme poire raisin fruit prune
    viande jambon saucisson
    pates raviolis spaghetti tagliatelle
    pain pate pizza
    etoile lune planete jupiter saturne comete
    oiseau animaux faune
    document menu feuille papier
    lac riviere mer etang
    montagne alpes sommet
    mariage communion bapteme
    tuyau evier conduit canalis toilettes siphon
    facade gouttiere toit
    tissu shirt sac
    bois planche contreplaque plinthe
    metal fer acier
    bague cle bijou
    velo bicyclette
    voiture auto`,
}
