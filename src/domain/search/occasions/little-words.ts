/** Words of the four languages that say nothing of what somebody is up to: who, when and how many, and that something is done. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  `i me my myself we us our ours you your yours he him his she her hers it its they them their theirs this that these
   those am is are was were be been being have has had having do does did doing will would shall should can could may
   might must ought cannot a an the and but if or because as until while of at by for with about against between into
   through during before after above below to from up down in out on off over under again further then once here there
   when where why how what which who whom whose all any both each few more most other some such no nor not only own same
   so than too very just also already still ever never always often soon now today tomorrow tonight yesterday morning
   evening afternoon day days week weeks month months year years night nights weekend time first last next twice get gets
   got getting go goes going went gone come comes coming came make makes making made take want wants need needs like
   likes let lets put try trying tries help something someone somebody anything anyone everyone everybody nothing thing
   things stuff one two three four five six seven eight nine ten dozen many much lot lots little bit old new big small
   good nice well maybe please really people person persons home house flat family mum mom mother dad father parents son
   daughter brother sister kid kids child children friend friends neighbour neighbours neighbor colleagues wife husband
   girlfriend boyfriend flights play playing learn sing don t s re ve ll d m won didn doesn isn
   ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren unserem unserer du dich dir dein deine
   deinen er ihn ihm sein seine seinen seinem seiner sie ihr ihre ihren ihrem ihrer es man sich euch euer der die das den
   dem des ein eine einen einem einer eines kein keine keinen keiner dieser diese dieses diesen und oder aber denn weil
   da dass wenn als ob damit bis bevor nachdem wahrend nicht nur auch noch schon immer wieder nie mal erst ersten erste
   erstes letzte nachste nachsten sehr zu zum zur von vom mit ohne fur fuer bei beim nach aus auf im ins um uber unter
   vor hinter zwischen durch gegen seit ab weg fest hier dort dann doch ja etwas wer wie wo wann warum welche welcher
   alles alle alten alte alter altes neu neue neuen neues gross grosse grossen klein kleine kleinen ganz ganze viel viele
   paar bin bist ist sind war waren werde wird werden wurde habe hat haben hatte kann konnen konnte muss mussen soll
   sollen darf durfen wollen wollte mochte mochten mag brauche brauchen braucht mache macht machen gehe geht gehen komme
   kommt kommen lassen lasst fahren spielen lernen singen helfen feiern gibt heute morgen abend gestern tag tage tagen
   nacht nachte woche wochen monat monate jahr jahre jahren wochenende zeit selber selbst eigene eigenen ziehe zieht eins
   zwei drei vier funf sechs sieben acht neun zehn leute personen kind kinder kindern freund freunde freunden freundin
   familie mama mutter papa vater eltern sohn tochter bruder schwester kollegen nachbarn oma opa frau mann hause zuhause
   daheim
   yo mi mis conmigo tu te tus el ella le lo la los las les se su sus nos nosotros nuestro nuestra nuestros nuestras
   vosotros os ellos ellas este esta estos estas ese esa eso aquel un una unos unas y e o u pero porque si que como
   cuando donde mientras hasta desde aunque ni solo tambien ya aun todavia siempre nunca muy mas menos tan tanto mucho
   mucha muchos muchas poco pocos todo toda todos todas algo alguien nada nadie otro otra de del al ante bajo con contra
   en entre hacia para por segun sin sobre tras durante antes despues soy eres somos era fue ser estoy estamos estan
   estar ha hemos han haber hay tengo tiene tenemos tienen tener puedo puede podemos pueden poder quiero quiere queremos
   quieren querer quisiera necesito necesitamos hago hace hacemos hacer hecho voy va vamos van ir vengo viene vienen
   venir doy dar pongo poner gustaria debo hoy manana ayer noche dia dias semana semanas mes meses ano anos finde primera
   primer vez cosa cosas viejo vieja nuevo nueva grande pequeno propio propia mismo misma dos tres cuatro cinco seis
   siete ocho nueve diez veinte personas gente casa familia madre padre padres hijo hija hijos hermano hermana abuelo
   abuela nino nina ninos ninas amigo amigos amiga amigas vecinos marido mujer jugar aprender cantar ayudar celebrar
   je j moi mon ma toi ton ta tes il elle soi sa ses lui nous notre vous votre vos ils elles leur leurs eux ce c cet
   cette ces ca cela l une au aux et ou mais car donc qu qui quoi dont comme quand lorsque puisque parce pour par avec
   sans sous sur dans chez vers avant apres pendant depuis jusque ne n pas plus moins trop tant aussi encore deja
   toujours jamais bien peu beaucoup tout toute tous toutes rien autre suis est sommes etes sont etait etre ete ai avons
   avez ont avait avoir eu peux peut pouvons peuvent pouvoir veux veut voulons veulent vouloir voudrais aimerais aimerait
   dois doit devons doivent devoir faut fais fait faisons font faire vais allons vont aller viens vient viennent arrive
   arrivons arrivent mets mettre prends prendre pars part partons partir aujourd hui demain matin soir nuit nuits jour
   jours journee soiree semaine semaines mois ans annee annees end premiere premier fois chose choses truc vieux vieille
   vieilles nouveau nouvelle grand petit petite propre meme deux trois quatre cinq sept huit neuf dix vingt personnes
   gens maison famille maman mere pere fils fille frere soeur enfant enfants ami amis amie copains mari femme voisins
   jouer apprendre chanter aider feter comment`.split(/\s+/),
)
