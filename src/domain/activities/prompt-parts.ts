export type PromptPart = { text: string; lang: string }

/** A foreign part and the reading that stands in brackets behind it. */
export function withoutReading(text: string): { text: string; reading?: string } {
  const { foreign, reading } = /^(?<foreign>.+?) \((?<reading>[^()]+)\)$/su.exec(text)?.groups ?? {}
  return foreign === undefined || reading === undefined ? { text } : { text: foreign, reading }
}

/** The shapes in which the language learned stands in an English sentence; the group is the foreign part. */
const foreignInEnglish = [
  /^What does “(?<foreign>.+)” mean\b/u,
  /^How is “(?<foreign>.+)” read\?/u,
  /^“(?<foreign>.+?)” means “/u,
  /^For example: (?<foreign>.+?) \(“/u,
]

/** An English start, a sentence with a blank, its English in brackets: each but the sentence may be missing. */
const withBlank = /^(?<before>Fill in the blank: )?(?<foreign>.*_{2,}.*?)(?<after> \(“.*”\))?$/su

/**
 * A question or an explanation in parts of one language each, so that a screen reader changes its voice where the language
 * changes. `code` is the language learned; `whole` the language of a text of none of the known shapes.
 */
export function promptParts(text: string, code: string, whole = 'en'): PromptPart[] {
  const { before = '', foreign, after = '' } = withBlank.exec(text)?.groups ?? {}
  if (foreign !== undefined) {
    return [
      { text: before, lang: 'en' },
      { text: foreign, lang: code },
      { text: after, lang: 'en' },
    ].filter(part => part.text !== '')
  }
  for (const shape of foreignInEnglish) {
    const found = shape.exec(text)?.groups?.foreign
    if (found === undefined) continue
    const at = text.indexOf(found)
    return [
      { text: text.slice(0, at), lang: 'en' },
      { text: found, lang: code },
      { text: text.slice(at + found.length), lang: 'en' },
    ].filter(part => part.text !== '')
  }
  return [{ text, lang: whole }]
}
