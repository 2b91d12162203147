/** Where the stress of a Cyrillic word lies, told by the acute accent of its romanised reading. */

/** Every way a letter is romanised in practice, longest first. Vowels have one vowel letter each. */
const romanised: Record<string, string[]> = {
  а: ['a'],
  б: ['b'],
  в: ['v', 'w', 'u'],
  г: ['gh', 'g', 'h', 'v'],
  ґ: ['g'],
  д: ['d', ''],
  е: ['ye', 'je', 'ie', 'e', 'i'],
  ё: ['yo', 'jo', 'io', 'o', 'e'],
  є: ['ye', 'je', 'ie', 'e'],
  ж: ['zh', 'ž', 'sh'],
  з: ['z', 's'],
  и: ['yi', 'y', 'i'],
  і: ['i', 'yi'],
  ї: ['yi', 'ji', 'i'],
  й: ['y', 'j', 'i', ''],
  к: ['k'],
  л: ['l', ''],
  м: ['m'],
  н: ['n'],
  о: ['o', 'a'],
  п: ['p'],
  р: ['r'],
  с: ['s', 'z', ''],
  т: ['t', ''],
  у: ['u'],
  ф: ['f'],
  х: ['kh', 'x', 'ch', 'h'],
  ц: ['ts', 'c', 'tz'],
  ч: ['ch', 'č', 'sh', 'tch'],
  ш: ['sh', 'š'],
  щ: ['shchʹ', 'shch', 'šč', 'sch', 'sh'],
  ъ: [''],
  ы: ['y', 'i'],
  ь: ['o', ''],
  э: ['e'],
  ю: ['yu', 'ju', 'iu', 'u'],
  я: ['ya', 'ja', 'ia', 'a'],
}
const vowel = /[аеёєиіїоуыэюя]/u

/** The index of the stressed letter of a Cyrillic word. Undefined where the reading does not tell. */
export function stressedLetter(word: string, reading: string | undefined): number | undefined {
  const letters = [...word.toLowerCase()]
  const vowels = letters.flatMap((letter, index) => (vowel.test(letter) ? [index] : []))
  if (vowels.length <= 1) return vowels[0]
  const jo = letters.indexOf('ё')
  if (reading === undefined || !/[\u0301]/u.test(reading.normalize('NFD'))) return jo >= 0 ? jo : undefined

  const signs: { letter: string; stressed: boolean }[] = []
  for (const sign of reading
    .normalize('NFD')
    .toLowerCase()
    .replace(/([cszCSZ])\u030C/gu, caron => caron.normalize('NFC'))) {
    const last = signs.at(-1)
    if (sign === '\u0301' && last) last.stressed = true
    else if (/\p{Script=Latin}/u.test(sign)) signs.push({ letter: sign, stressed: false })
  }
  return align(letters, 0, signs, 0) ?? undefined
}

/** Walks word and reading side by side; gives the stressed letter's index once both are used up. */
function align(
  letters: string[],
  at: number,
  signs: { letter: string; stressed: boolean }[],
  from: number,
): number | null | undefined {
  const letter = letters[at]
  if (letter === undefined) return from === signs.length ? null : undefined
  const ways = romanised[letter] ?? ['']
  for (const way of ways) {
    const taken = signs.slice(from, from + way.length)
    if (taken.map(sign => sign.letter).join('') !== way) continue
    const rest = align(letters, at + 1, signs, from + way.length)
    if (rest === undefined) continue
    return taken.some(sign => sign.stressed) && vowel.test(letter) ? at : rest
  }
  return undefined
}
