import { answerKey } from '../answers/text/answer-text.ts'
import { englishVariants } from '../answers/english/english-synonyms.ts'

/** English forms that no ending explains, by their dictionary form. */
// biome-ignore format: a table
const irregular: Record<string, string> = {
  am: 'be', is: 'be', are: 'be', was: 'be', were: 'be', been: 'be', has: 'have', had: 'have', does: 'do', did: 'do', done: 'do',
  went: 'go', gone: 'go', saw: 'see', seen: 'see', came: 'come', took: 'take', taken: 'take', gave: 'give', given: 'give', got: 'get', gotten: 'get',
  said: 'say', told: 'tell', knew: 'know', known: 'know', thought: 'think', found: 'find', left: 'leave', felt: 'feel', kept: 'keep',
  slept: 'sleep', ate: 'eat', eaten: 'eat', drank: 'drink', drunk: 'drink', bought: 'buy', brought: 'bring', caught: 'catch', taught: 'teach',
  wrote: 'write', written: 'write', spoke: 'speak', spoken: 'speak', broke: 'break', broken: 'break', chose: 'choose', chosen: 'choose',
  drove: 'drive', driven: 'drive', rode: 'ride', ridden: 'ride', rose: 'rise', risen: 'rise', fell: 'fall', fallen: 'fall', forgot: 'forget',
  forgotten: 'forget', ran: 'run', sang: 'sing', sung: 'sing', swam: 'swim', swum: 'swim', began: 'begin', begun: 'begin', won: 'win', wore: 'wear',
  worn: 'wear', paid: 'pay', met: 'meet', sat: 'sit', stood: 'stand', understood: 'understand', sold: 'sell', sent: 'send', spent: 'spend',
  lost: 'lose', made: 'make', heard: 'hear', held: 'hold', meant: 'mean', lent: 'lend', built: 'build', flew: 'fly', flown: 'fly', grew: 'grow',
  grown: 'grow', threw: 'throw', thrown: 'throw', drew: 'draw', drawn: 'draw', woke: 'wake', woken: 'wake', died: 'die', dying: 'die', lying: 'lie',
  men: 'man', women: 'woman', children: 'child', people: 'person', feet: 'foot', teeth: 'tooth', mice: 'mouse', geese: 'goose',
  knives: 'knife', lives: 'life', wives: 'wife', leaves: 'leaf', halves: 'half', shelves: 'shelf', thieves: 'thief', wolves: 'wolf',
  better: 'good', best: 'good', worse: 'bad', worst: 'bad',
}

/**
 * What an English word or phrase may be found by, the surest first: itself without “to” or an article, without what stands in
 * brackets, its dictionary form (“went” by go, “dogs” by dog), and what else English has for it (British and American, plain
 * synonyms).
 */
export function englishKeys(text: string): string[] {
  const own = englishLemmas(text)
  return [...new Set([...own, ...own.flatMap(englishVariants)])]
}

/** The same without what else English has for it: what an entry itself is filed under. */
export function englishLemmas(text: string): string[] {
  const bare = (written: string) => answerKey(written, 'en').replace(/^(?:to|the|a|an)\s+(?=.)/u, '')
  const plain = [bare(text), bare(text.replace(/\s*\([^)]*\)/gu, ''))]
  return [...new Set(plain.flatMap(key => [key, ...lemmas(key)]))].filter(Boolean)
}

/** The dictionary forms that an English form may be of. A word that only looks like a form (“bus”) keeps its own key before them. */
function lemmas(word: string): string[] {
  // Only what the table itself has: every object also knows “constructor”.
  const known = Object.hasOwn(irregular, word) && irregular[word]
  if (known) return [known]
  if (!/^[a-z]{4,}$/u.test(word)) return []
  const without = (ending: string, ...added: string[]) =>
    word.endsWith(ending) ? added.map(letters => word.slice(0, -ending.length) + letters) : []
  const doubled = /^(.*([bdgklmnprt]))\2(?:ed|ing)$/u.exec(word)
  return [
    ...without('ies', 'y'),
    ...without('ied', 'y'),
    ...(doubled ? [doubled[1]!] : []),
    ...without('ing', '', 'e'),
    ...without('ed', '', 'e'),
    ...without('es', '', 'e'),
    ...(word.endsWith('ss') ? [] : without('s', '')),
  ]
}

/** Words of English grammar: what is left without them is what a phrase is about. */
const grammarWords = new Set(
  (
    'i you he she it we they me him us them my your his her its our their this that these those a an the to do does did am is are ' +
    'was were be been being have has had having will would shall should may might must can could not no going gonna let lets ' +
    'please very so too more most quite really just there some any'
  ).split(' '),
)
const contracted = /(?:n't|'(?:m|re|s|ve|ll|d|t))$/u

/** A word by what it is filed under, and by what an adjective would be filed under of which it may be a comparative. */
export type ContentWord = { keys: string[]; positives: string[] }

/**
 * The words that an English phrase is about, where it is not found as a whole: “did you see” by see, “the biggest” by big,
 * “I'm hungry” by be hungry and hungry. Each word with its further keys; empty for a text that is no English phrase.
 */
export function englishContent(text: string): { whole: string[]; words: ContentWord[] } {
  const typed = answerKey(text, 'en').split(/\s+/u)
  if (typed.some(word => !/^[a-z'-]+$/u.test(word))) return { whole: [], words: [] }
  const isState = typed.some(word => /^(?:be|am|is|are|was|were)$|'(?:m|re|s)$/u.test(word))
  const content = typed.map(word => word.replace(contracted, '')).filter(word => word !== '' && !grammarWords.has(word))
  const words = content.map(word => ({ keys: [word, ...lemmas(word)], positives: positives(word) }))
  const joined = content.length > 1 ? [content.join(' '), content.map(word => lemmas(word)[0] ?? word).join(' ')] : []
  const whole = isState && content.length === 1 ? [`be ${content[0]}`] : joined
  // A single word was asked for before.
  const isSingle = typed.length === 1 && words[0]?.positives.length === 0
  return { whole, words: isSingle ? [] : words }
}

/** What a comparative or superlative may be of: cheaper, biggest, easier. */
function positives(word: string): string[] {
  const stem = /^(\p{L}{2,})(?:er|est)$/u.exec(word)?.[1]
  if (!stem) return []
  const single = /([bdglmnpt])\1$/u.test(stem) ? [stem.slice(0, -1)] : []
  return [...single, stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem, `${stem}e`]
}
