/** The broad IPA of Korean from hangul, with the sound changes between syllables. */

const onsets = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const codas = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']
const nuclei = [
  'a',
  'ɛ',
  'ja',
  'jɛ',
  'ʌ',
  'e',
  'jʌ',
  'je',
  'o',
  'wa',
  'wɛ',
  'we',
  'jo',
  'u',
  'wʌ',
  'we',
  'wi',
  'ju',
  'ɯ',
  'ɰi',
  'i',
]

/** A coda of two letters: what stays and what moves on before a vowel. */
const clusters: Record<string, [stays: string, moves: string]> = {
  ㄳ: ['ㄱ', 'ㅆ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['ㄴ', ''],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅆ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['ㄹ', ''],
  ㅄ: ['ㅂ', 'ㅆ'],
}
/** Seven sounds can end a syllable. */
const ending: Record<string, string> = {
  ㄱ: 'ㄱ',
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄳ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㄴ: 'ㄴ',
  ㄵ: 'ㄴ',
  ㄶ: 'ㄴ',
  ㄷ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㄹ: 'ㄹ',
  ㄼ: 'ㄹ',
  ㄽ: 'ㄹ',
  ㄾ: 'ㄹ',
  ㅀ: 'ㄹ',
  ㅁ: 'ㅁ',
  ㄻ: 'ㅁ',
  ㅂ: 'ㅂ',
  ㅍ: 'ㅂ',
  ㅄ: 'ㅂ',
  ㄿ: 'ㅂ',
  ㅇ: 'ㅇ',
}
const tense: Record<string, string> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' }
const aspirated: Record<string, string> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅂ: 'ㅍ', ㅈ: 'ㅊ' }
const nasal: Record<string, string> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' }
const codaSounds: Record<string, string> = { ㄱ: 'k̚', ㄴ: 'n', ㄷ: 't̚', ㄹ: 'l', ㅁ: 'm', ㅂ: 'p̚', ㅇ: 'ŋ', '': '' }
const plainSounds: Record<string, string> = {
  ㄱ: 'k',
  ㄲ: 'k͈',
  ㄴ: 'n',
  ㄷ: 't',
  ㄸ: 't͈',
  ㄹ: 'ɾ',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅃ: 'p͈',
  ㅅ: 's',
  ㅆ: 's͈',
  ㅇ: '',
  ㅈ: 't͡ɕ',
  ㅉ: 't͡ɕ͈',
  ㅊ: 't͡ɕʰ',
  ㅋ: 'kʰ',
  ㅌ: 'tʰ',
  ㅍ: 'pʰ',
  ㅎ: 'h',
}
const voiced: Record<string, string> = { ㄱ: 'ɡ', ㄷ: 'd', ㅂ: 'b', ㅈ: 'd͡ʑ', ㅎ: 'ɦ' }

type Syllable = { onset: string; nucleus: string; coda: string }

export function koreanIpa(text: string): string {
  const words = text
    .split(/\s+/u)
    .map(word => [...word].filter(letter => /[가-힣]/u.test(letter)).join(''))
    .filter(word => word !== '')
  return words
    .map((word, index) => {
      const syllables = changed([...word].map(decompose))
      const [first] = syllables
      const before = decompose([...(words[index - 1] ?? '')].at(-1) ?? '')
      // The ending -ㄹ stiffens the small nouns it leans on: 할 거예요, 할 수 있어요.
      if (first && before.coda === 'ㄹ' && leaning.test(word)) first.onset = tense[first.onset] ?? first.onset
      return wordIpa(syllables)
    })
    .join(' ')
}

const leaning = /^(?:거(?:예|에|야|라|지|니)|겁니|것|게요|수[가는도]?$|줄[은도]?$)/u

function decompose(syllable: string): Syllable {
  const index = (syllable.codePointAt(0) ?? 0xac00) - 0xac00
  return {
    onset: onsets[Math.floor(index / 588)] ?? '',
    nucleus: nuclei[Math.floor((index % 588) / 28)] ?? '',
    coda: codas[index % 28] ?? '',
  }
}

function changed(syllables: Syllable[]): Syllable[] {
  const word = syllables.map(syllable => ({ ...syllable }))
  for (const [index, here] of word.entries()) {
    const next = word[index + 1]
    if (next) meet(here, next)
    here.coda = ending[here.coda] ?? here.coda
    if (next) assimilate(here, next)
  }
  return word
}

/** What happens between a coda as it is spelt and the next onset. */
function meet(here: Syllable, next: Syllable) {
  const { coda } = here
  if (coda === '' || coda === 'ㅇ') return
  if (next.onset === 'ㅇ') return link(here, next)
  const [stays, moves] = clusters[coda] ?? ['', coda]
  // ㅎ gives its breath to the next consonant.
  if (/[ㅎㄶㅀ]/u.test(coda)) {
    if (aspirated[next.onset]) {
      next.onset = aspirated[next.onset] ?? next.onset
      here.coda = stays
    } else if (next.onset === 'ㅅ') {
      next.onset = 'ㅆ'
      here.coda = stays
    } else if (next.onset === 'ㄴ' && coda === 'ㅎ') here.coda = 'ㄴ'
    return
  }
  if (next.onset === 'ㅎ') {
    const last = ending[moves] === 'ㄷ' && moves !== 'ㅈ' ? 'ㄷ' : moves === 'ㅍ' ? 'ㅂ' : moves
    if (aspirated[last]) {
      next.onset = last === 'ㄷ' && /^(?:i|jʌ)$/u.test(next.nucleus) ? 'ㅊ' : (aspirated[last] ?? '')
      here.coda = stays
    }
    return
  }
  // Stems of verbs: 읽고 keeps its ㄹ, 젊다 stiffens what follows; the nouns 닭, 흙 and 삶 do neither.
  const isNoun = /^(?:ㄷaㄺ|ㅎɯㄺ|ㅅaㄻ)$/u.test(here.onset + here.nucleus + coda)
  if (coda === 'ㄺ' && next.onset === 'ㄱ' && !isNoun) here.coda = 'ㄹ'
  const stiffens = /[ㄱㄷㅂ]/u.test(ending[coda] ?? '') || /[ㄵㄼㄾ]/u.test(coda) || (coda === 'ㄻ' && !isNoun)
  if (stiffens) next.onset = tense[next.onset] ?? next.onset
}

/** A coda is spoken with a vowel that follows it. */
function link(here: Syllable, next: Syllable) {
  const { coda } = here
  const [stays, moves] = clusters[coda] ?? ['', coda]
  if (/[ㅎㄶㅀ]/u.test(coda)) {
    here.coda = ''
    if (stays) next.onset = stays
    return
  }
  here.coda = stays
  if (/^(?:i|jʌ)$/u.test(next.nucleus) && moves === 'ㄷ') next.onset = 'ㅈ'
  else if (/^(?:i|jʌ)$/u.test(next.nucleus) && moves === 'ㅌ') next.onset = 'ㅊ'
  else next.onset = moves
}

/** Stops become nasal before nasals; ㄴ and ㄹ side by side become ㄹㄹ. */
function assimilate(here: Syllable, next: Syllable) {
  if (next.onset === 'ㄹ' && /[ㄱㄷㅂㅁㅇ]/u.test(here.coda)) next.onset = 'ㄴ'
  if (/[ㄴㅁ]/u.test(next.onset)) here.coda = nasal[here.coda] ?? here.coda
  if ((here.coda === 'ㄴ' && next.onset === 'ㄹ') || (here.coda === 'ㄹ' && next.onset === 'ㄴ')) {
    here.coda = 'ㄹ'
    next.onset = 'ㄹ'
  }
}

function wordIpa(word: Syllable[]): string {
  return word
    .map(({ onset, nucleus, coda }, index) => {
      const before = word[index - 1]
      const betweenVoiced = before !== undefined && (before.coda === '' || /[ㄴㄹㅁㅇ]/u.test(before.coda))
      let sound = (betweenVoiced && voiced[onset]) || (plainSounds[onset] ?? '')
      if (onset === 'ㄹ' && before?.coda === 'ㄹ') sound = 'l'
      if (/[ㅅㅆ]/u.test(onset) && /^(?:i|j|wi)/u.test(nucleus)) sound = sound.replace('s', 'ɕ')
      let vowel = nucleus
      if (sound !== '') {
        if (vowel === 'ɰi') vowel = 'i'
        if (vowel === 'je' && onset !== 'ㄹ') vowel = 'e'
        if (/ɕ|ʑ/u.test(sound)) vowel = vowel.replace(/^j/u, '')
      }
      return sound + vowel + (codaSounds[coda] ?? '')
    })
    .join('')
}
