import type { NameLists } from '../headNouns.ts';

/** First words of names, by what goes with them; past these, names that are used otherwise than their first word. */
export const nameLists: NameLists = {
  heads: {
    m: `
      abominio aerocottero amrou angelo antico araldo arcangelo arciere arconte armistizio
      armodonte assalto assedio avatar avvertimento avvizzitore baloth banco bando basilisco
      bastione behemoth blastoderma boa branco brontoterio bruto bue cadetto calcafuoco califfo
      campanaro campione cane canto capitano capoguerra carceriere cavalcainferno cavalcante
      cavaliere celebrante censore centauro centimano chierico ciclope cinghiale circolo collare
      colosso colpo compagno coraggio coro creatore crociato cucciolo cuore custode dandân demone
      demonietto difensore disciplinato divoracolpa dolmen dovere draghetto drago duellante
      elementale elfo elmo erede errante esploratore eterplasma falco fante farabutto faro
      fogliame fossato frantumatore fuggitivo fulmine furto gatto geist generale gerarca gigante
      giorno giudice giuramento goblin golem gorilla grido guardiano guerriero idolo incursore
      infettatore inganno iniziato intimidatore juggernaut kavu khenra labirinto ladro
      lanciere legame legnodoso lembo leviatano libro livellatore lupir lupo maestro mago
      manipolatore mantello manto martello martire mastodonte minotauro mogg mondo mostro
      murlodonte muro myr necrospettro ninja ofidio ogre okk omuncolo ordine orgg orrore orso
      pacifismo paladino pariah passaggio passo pedinatore pegaso pellegrino picchiere pifferaio
      pilota piroclasma pirostrillo ponte portalanterna pozzo predone presagio prezzo primo
      protettore provocatore puma quarto raggio ragno rampinatore rampollo raptor ratto
      razziatore rhox richiamo rifiuto rinoceronte ritorno santuario scagliaorda scarabeo scettro
      schieramento sciacallo scimpanzé scontro scout scudiero secondo seguace serpente sigillo
      signore soccorso soldato sonno spaccacranio spadista spazio spettro spianasentieri
      spiritello spirito squillo stendardo stregone tamburo terreno terzo tessitore tormentatore
      totem tramutante tritone troll uccello uccisore unicorno vampiro velo venditore viandante
      vigore vitalista voroso wurm zelota zombie
    `,
    f: `
      adunata alanotte annessione armatura arroganza autorità avanguardia bambola baraonda
      bellezza bestia bolgia brigata cadenza campionessa candela chiamata concentrazione
      controevocazione corazzata corrente creatura crescita criminale cronaca deviazione driade
      elfa elite eroina esca esploratrice fauce fiala figlia fontana foresta forma formazione
      formica fornace forza foschia furia genesi giusta gola gomazoa gorgone grotta guardia idra
      imboscata infiltrata intrappolatrice invasione isola jitte lama lamalesta lanciarapida larva
      legione luce lunga madre maga maledizione massima membrana montagna mossa musa nebbia
      nemesi ombra ondata ora pace palude pedina peste pianura preda prigione prima progenie
      propaganda quarta quiete raffica recluta rettitudine ricognizione scintilla seconda
      sentinella sfera sirena spaccaossa spada squadra statua superiorità sveglialata tagliola
      terza tigre tregua veglia venerazione vipera
    `,
    mm: `
      abitatori cadetti cinghiali elfi gatti ideali leoni lupi mercenari nomadi orchi piani raggi
      ratti scheletri schinieri stivali tamburi
    `,
    ff: `
      bestie caverne formiche lenti liane mani pietre sentinelle
    `,
  },
  names: {
    'm-': `
      Abu Ja’far
      Adorare
      Affilare
      Affrontare le Sabbie
      Ajani Criniera D’Oro
      Brimaz, Re di Oreskos
      Bruciare
      Caetus, Sea Tyrant of Segovia
      Cho-Manno, Rivoluzionario
      Cogli l’Attimo
      Condannare
      Da Spade a Spighe!
      Doran, la Torre d’Assedio
      Emrakul, lo Strazio Eterno
      Eterizzare
      Garruk Lingua Selvaggia
      Gemellare
      Gideon Jura
      Gosta Dirk
      Iroas, Dio della Vittoria
      Jace Beleren
      Jadar, Evocaghoul di Nephalia
      Norin il Diffidente
      Odric, Grande Stratega
      Progenitus
      Rafiq dei Molti
      Ritorci Magia
      Ruhan dei Fomori
      Scovare
      Smussare
      Sopraffare
      Thrasta, Ruggito della Tempesta
      Trasgredire al Galateo
      Tromokrate
      Umiliare
      Vacillare
    `,
    'f-': `
      Adriana, Capitana della Guardia
      Aurelia, la Condottiera
      Chandra Nalaar
      Fumiko Sanguepovero
      Kaalia della Vastità
      Mirri, Duellante della Cavalcavento
      Occhi di Pece, Serva di Oni
      Queen Marchesa
      Tetsuko Umezawa, Fuggitiva
    `,
  },
};
