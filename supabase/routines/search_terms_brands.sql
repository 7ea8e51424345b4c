-- after: load_search_terms, search_concepts, index_item_text, item_vectors, headline_lexemes, find_concepts, compound_concepts, broader_concepts, without_digraphs, is_filler
-- Brands and models that people say for a kind of thing, in every language. A brand that stands in a title is found there;
-- this is for those who offer the same from another maker.
select public.load_search_terms('brands', $terms$
hammer-drill: hilti
demolition-hammer: hilti
angle-grinder: rotaflex
pressure-washer: karcher, kaercher
chainsaw: stihl
sander: festool
action-camera: gopro, go pro, osmo action, insta360
instant-camera: polaroid, instax
camera: lumix, fujifilm
mirrorless-camera: eos r, alpha 7, sony alpha
drone: dji, mavic
stand-mixer: kitchenaid, kitchen aid, thermomix, kenwood, bosch mum
blender: vitamix, nutribullet
pizza-oven: ooni, gozney
coffee-machine: nespresso, delonghi
deep-fryer: airfryer
barbecue: weber
high-chair: tripp trapp, stokke
stroller: bugaboo, babyzen, yoyo, maclaren
car-seat: maxi cosi, cybex
baby-carrier: ergobaby
toys: lego, duplo, playmobil
cargo-bike: babboe, urban arrow, christiania
folding-bike: brompton
road-bike: canyon
suitcase: rimowa, samsonite
speaker: jbl, bose, sonos
electric-guitar: fender, stratocaster, gibson, les paul
keyboard: casio
roof-box: thule
van: sprinter, transit
hand-truck: sackrodel
$terms$);
