/** How questions end or begin in languages that say so in words, with or without a mark. */
const saidInWords: Partial<Record<string, RegExp>> = {
  ja: /(?:か|かな|かい|でしょうか|のですか)[。？?\s]*$/u,
  zh: /(?:[吗嗎呢么]|是不是|好不好|对不对)[。？?\s]*$/u,
  th: /(?:ไหม|มั้ย|หรือเปล่า|หรือยัง|หรือ|เหรอ|อะไร|ที่ไหน|ไหน|เมื่อไหร่|เมื่อไร|ใคร|ยังไง|อย่างไร|เท่าไหร่|เท่าไร|กี่\S{0,8}|ทำไม)\s*(?:ครับ|คะ|ค่ะ|นะคะ|นะครับ)?[。？?\s]*$/u,
  ko: /(?:까요?|나요|가요|니|냐|습니까|ㅂ니까)[.。？?\s]*$/u,
  tr: /\s(?:m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]m|y[ıiuü]z|d[ıiuü]r)?)[.?\s]*$/iu,
  pl: /^\s*czy\s/iu,
  ru: /^\s*(?:разве|неужели)\s/iu,
  uk: /^\s*(?:чи|хіба)\s/iu,
  ar: /^\s*(?:هل|أليس|ألا)\s/u,
  he: /^\s*(?:האם)\s/u,
  hi: /^\s*क्या\s/u,
  fi: /^\s*\p{L}+(?:ko|kö)(?:han|hän)?\s/iu,
  id: /^\s*apakah\s/iu,
  ms: /^\s*adakah\s/iu,
  vi: /\s(?:không|chưa|à|hả|nhỉ|gì|đâu|ai)[.?\s]*$/iu,
  bg: /^\s*(?:дали|нали)\s/iu,
  hr: /^\s*(?:da li|je li|jesi li)\s/iu,
  ro: /^\s*(?:oare)\s/iu,
}

/** Whether a text is a question: by its mark (Greek writes a semicolon), or by the words with which its language asks. */
export function asks(text: string, language: string): boolean {
  const said = text.trim()
  const mark = language === 'el' ? /[?;\u037e]\s*$/u : /[?？؟]\s*$/u
  return mark.test(said) || (saidInWords[language]?.test(said) ?? false)
}
