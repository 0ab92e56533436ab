import type { CardType } from './characteristics.ts';

/**
 * CR 205.3g-m, 205.3q: every subtype that there is, of each type that has its own; a kindred has those of creatures. Words are in
 * lower case, with a hyphen where one is written in two; the shortest come first.
 */
const LISTS: { readonly [T in Exclude<CardType, 'instant' | 'kindred' | 'sorcery'>]: string } = {
  artifact: `map book clue food gold junk blood stone lander mutagen vehicle infinity treasure equipment incubator
    vibranium attraction bobblehead powerstone spacecraft contraption fortification`,
  battle: 'siege',
  creature: `ox qu ape bat cat dog egg elf elk eye fox god hag imp kor myr orb orc rat spy toy ally army atog azra bard
    bear bird boar crab drix fish frog germ gith goat hero kavu kree mite mole monk ogre ooze orgg pest sand seal
    serf slug wall wolf worm wurm yeti alien angel beast bison c'tan camel child clown dalek demon devil djinn
    drake drone druid dryad dwarf elder gamer gamma giant gnoll gnome golem guest harpy hippo horse human hydra
    hyena kirin lamia leech lemur licid llama mount mouse ninja noble nomad nymph otter ouphe pilot plant prism
    rebel rhino robot rogue sable satyr scion scout servo shade shark sheep siren skunk slith sloth snail snake
    spawn spike squid synth troll utrom weird whale archer archon avatar badger beaver beeble cleric coward coyote
    dauthi doctor dragon efreet faerie ferret fungus goblin gorgon horror insect jackal knight kobold kraken
    lizard minion monger monkey moogle mutant mystic necron noggle oyster pirate possum rabbit ranger rigger
    shaman shi'ar skrull sliver sphinx spider spirit sponge thrull turtle volver walrus weasel wizard wombat
    wraith zombie zubera advisor aurochs balloon bringer camarid caribou carrier centaur chimera citizen cyclops
    demigod echidna eldrazi eternal fractal giraffe glimmer gremlin griffin hamster hellion homarid inhuman
    inkling kithkin lammasu lobster merfolk octopus peasant pegasus phoenix pincher praetor raccoon samurai
    serpent soldier soltari specter thopter tyranid unicorn vampire varmint villain warlock warrior antelope
    assassin astartes basilisk beholder capybara custodes cyberman deserter dinosaur elephant employee gargoyle
    halfling hedgehog illusion kangaroo lhurgoyf minotaur mongoose moonfolk nautilus nephilim pangolin platypus
    primarch scorpion skeleton sorcerer splinter squirrel starfish surrakar survivor symbiote tentacle thalakos
    tiefling treefolk vedalken werewolf armadillo artificer barbarian berserker blinkmoth brushwagg construct
    crocodile detective elemental graveborn jellyfish leviathan manticore masticore mercenary metathran nightmare
    pentavite performer phyrexian porcupine processor saproling scarecrow scientist sculpture tetravite time-lord
    trilobite wolverine aetherborn cockatrice flagbearer hippogriff homunculus inquisitor juggernaut reflection
    salamander dreadnought incarnation phelddagrif spellshaper nightstalker shapeshifter triskelavite
    assembly-worker`,
  enchantment: `aura case plan role room rune saga class curse shard shrine cartouche background`,
  land: `cave gate lair mine town locus swamp tower desert forest island plains planet sphere urza's mountain
    power-plant`,
  planeswalker: `oko ral dack guff jace jaya karn kaya koth niko szat teyo ugin urza will ajani basri bolas calix comet domri
    dovin grist jared jeska kaito kiora lolth lukka minsc nissa rowan samut serra sorin tasha tyvar wrenn arlinn
    ashiok dakkon dihada estrid garruk gideon huatli nahiri narset tamiyo teferi tibalt venser vivien vraska
    vronos yanggu zariel angrath bahamut chandra daretti davriel dellian elspeth kasmina liliana nixilis saheeli
    sarkhan sivitri xenagos yanling aminatou ellywick tezzeret elminster freyalise windgrace quintorius
    mordenkainen`,
};

/** All of them together. */
export const SUBTYPES: ReadonlySet<string> = new Set(
  Object.values(LISTS).flatMap((words) => words.split(/\s+/)),
);

/** CR 205.3i: the land types, which nothing but a land has. */
export const LAND_TYPES: ReadonlySet<string> = new Set(LISTS.land.split(/\s+/));
