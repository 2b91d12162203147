import type { LanguageCode } from '../languages.ts'

/** Keyboards to be shown on the screen, for the languages whose letters a Latin keyboard lacks. */

export type KeyboardLayer = {
  /** On the key that leads to it. */
  label: string
  /** For screen readers. */
  name: string
  rows: readonly (readonly string[])[]
}

export type KeyboardLayout = {
  layers: readonly KeyboardLayer[]
  /** Whether the letters have capitals: then there is a shift key. */
  hasCapitals: boolean
}

type Written = {
  rows: string
  more?: { label: string; name: string; rows: string }
  capitals?: boolean
  signs?: string
}

/** A place of the grid without a key. */
export const NO_KEY = '∅'

// Rows stand as on the keyboards of the country, so that what is learned here is of use there, none longer than a narrow
// telephone is wide; Devanagari stands in the order of its alphabet and kana in the columns of the fifty sounds, in which
// they are taught.
const written: Partial<Record<LanguageCode, Written>> = {
  ru: {
    rows: 'й ц у к е н г ш щ з х ъ | ф ы в а п р о л д ж э | я ч с м и т ь б ю ё',
    capitals: true,
    signs: '« » — …',
  },
  uk: {
    rows: 'й ц у к е н г ш щ з х ї | ф і в а п р о л д ж є ґ | я ч с м и т ь б ю ’',
    capitals: true,
    signs: '« » — …',
  },
  bg: {
    rows: 'у е и ш щ к с д з ц | ь я а о ж г т н в м ч | ю й ъ ф х п р л б ѝ',
    capitals: true,
    signs: '„ “ — …',
  },
  el: {
    rows: 'ς ε ρ τ υ θ ι ο π | α σ δ φ γ η ξ κ λ | ζ χ ψ ω β ν μ | ά έ ή ί ό ύ ώ ϊ ϋ ΐ ΰ',
    capitals: true,
    signs: '· « » …',
  },
  he: {
    rows: 'ק ר א ט ו ן ם פ | ש ד ג כ ע י ח ל ך ף | ז ס ב ה נ מ צ ת ץ',
    more: {
      label: 'בּ',
      name: 'Vowel points',
      rows: '\u05B0 \u05B1 \u05B2 \u05B3 \u05B4 \u05B5 \u05B6 | \u05B7 \u05B8 \u05B9 \u05BB \u05BC \u05C1 \u05C2 | ׳ ״ ־ ₪',
    },
  },
  ar: {
    rows: 'ض ص ث ق ف غ ع ه خ ح ج د | ش س ي ب ل ا ت ن م ك ط | ذ ئ ء ؤ ر ى ة و ز ظ | أ إ آ ٱ',
    more: {
      label: 'بَ',
      name: 'Vowel signs',
      rows: '\u064E \u064F \u0650 \u0652 \u0651 | \u064B \u064C \u064D \u0670 | پ چ ڤ گ ژ',
    },
    signs: '، ؛ ؟ « » ٪ | ٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩',
  },
  hi: {
    rows:
      'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ | \u093E \u093F \u0940 \u0941 \u0942 \u0943 \u0947 \u0948 \u094B \u094C \u094D | ' +
      'क ख ग घ ङ च छ ज झ ञ | ट ठ ड ढ ण त थ द ध न | प फ ब भ म य र ल व | श ष स ह \u0902 \u0901 \u0903 \u093C',
    more: { label: 'ऑ', name: 'Further letters', rows: 'ऑ \u0949 ऍ \u0945 ॐ ऽ ळ ॠ \u0944 | १ २ ३ ४ ५ ६ ७ ८ ९ ०' },
    signs: '। ॥ ₹',
  },
  th: {
    rows:
      'ๅ / _ ภ ถ \u0E38 \u0E36 ค ต จ ข ช | ๆ ไ \u0E33 พ ะ \u0E31 \u0E35 ร น ย บ ล | ' +
      'ฟ ห ก ด เ \u0E49 \u0E48 า ส ว ง ฃ | ผ ป แ อ \u0E34 \u0E37 ท ม ใ ฝ',
    more: {
      label: 'ฎ',
      name: 'Further letters',
      rows:
        '๑ ๒ ๓ ๔ \u0E39 ฿ ๕ ๖ ๗ ๘ ๙ ๐ | ฎ ฑ ธ \u0E4D \u0E4A ณ ฯ ญ ฐ ฅ | ' +
        'ฤ ฆ ฏ โ ฌ \u0E47 \u0E4B ษ ศ ซ | ฉ ฮ \u0E3A \u0E4C ฒ ฬ ฦ',
    },
  },
  ko: {
    rows: 'ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ | ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ | ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ',
    more: { label: 'ㄲ', name: 'Double letters', rows: 'ㅃ ㅉ ㄸ ㄲ ㅆ ㅒ ㅖ' },
  },
  ja: {
    rows:
      'あ か さ た な は ま や ら わ | い き し ち に ひ み ∅ り ゛ | う く す つ ぬ ふ む ゆ る を | ' +
      'え け せ て ね へ め ∅ れ ゜ | お こ そ と の ほ も よ ろ ん | っ ゃ ゅ ょ ぁ ぃ ぅ ぇ ぉ ー',
    more: {
      label: 'ア',
      name: 'Katakana',
      rows:
        'ア カ サ タ ナ ハ マ ヤ ラ ワ | イ キ シ チ ニ ヒ ミ ∅ リ ゛ | ウ ク ス ツ ヌ フ ム ユ ル ヲ | ' +
        'エ ケ セ テ ネ ヘ メ ∅ レ ゜ | オ コ ソ ト ノ ホ モ ヨ ロ ン | ッ ャ ュ ョ ァ ィ ゥ ェ ォ ー',
    },
    signs: '。 、 「 」 ・ 〜 ？ ！',
  },
}

const SIGNS = '1 2 3 4 5 6 7 8 9 0 | . , ? ! : ; - / ( ) | \' " % + = @ & * #'

/** The layout of a language; undefined where a Latin keyboard with a few more keys is enough. */
export function keyboardLayout(code: string): KeyboardLayout | undefined {
  const found = Object.hasOwn(written, code) ? written[code as LanguageCode] : undefined
  if (!found) return undefined
  const { rows, more, capitals = false, signs } = found
  const letters = { label: rows.split(' ').slice(0, 3).join(''), name: 'Letters', rows: rowsOf(rows) }
  const further = more ? [{ ...more, rows: rowsOf(more.rows) }] : []
  const marks = { label: '123', name: 'Digits and signs', rows: rowsOf(signs ? `${SIGNS} | ${signs}` : SIGNS) }
  return { layers: [letters, ...further, marks], hasCapitals: capitals }
}

/** Every key of a layout, on whatever layer. */
export function layoutKeys(layout: KeyboardLayout): string[] {
  return layout.layers.flatMap(layer => layer.rows.flat()).filter(key => key !== NO_KEY)
}

function rowsOf(list: string): string[][] {
  return list.split(' | ').map(row => row.split(' '))
}

/** Signs that cannot be named by showing them, as they are called in English. */
const signNames: Record<string, string> = {
  '\u05B0': 'sheva', '\u05B1': 'hataf segol', '\u05B2': 'hataf patah', '\u05B3': 'hataf qamats', '\u05B4': 'hiriq',
  '\u05B5': 'tsere', '\u05B6': 'segol', '\u05B7': 'patah', '\u05B8': 'qamats', '\u05B9': 'holam', '\u05BB': 'qubuts',
  '\u05BC': 'dagesh', '\u05C1': 'shin dot', '\u05C2': 'sin dot', '\u05F3': 'geresh', '\u05F4': 'gershayim', '\u05BE': 'maqaf',
  '\u064E': 'fatha', '\u064F': 'damma', '\u0650': 'kasra', '\u0652': 'sukun', '\u0651': 'shadda', '\u064B': 'fathatan',
  '\u064C': 'dammatan', '\u064D': 'kasratan', '\u0670': 'small alif',
  '\u093E': 'vowel sign aa', '\u093F': 'vowel sign i', '\u0940': 'vowel sign ii', '\u0941': 'vowel sign u',
  '\u0942': 'vowel sign uu', '\u0943': 'vowel sign ri', '\u0944': 'vowel sign long ri', '\u0947': 'vowel sign e',
  '\u0948': 'vowel sign ai', '\u094B': 'vowel sign o', '\u094C': 'vowel sign au', '\u0949': 'vowel sign open o',
  '\u0945': 'vowel sign open e', '\u094D': 'virama', '\u0902': 'anusvara', '\u0901': 'chandrabindu', '\u0903': 'visarga',
  '\u093C': 'nukta',
  '\u0E31': 'mai han-akat', '\u0E33': 'sara am', '\u0E34': 'sara i', '\u0E35': 'sara ii', '\u0E36': 'sara ue',
  '\u0E37': 'sara uee', '\u0E38': 'sara u', '\u0E39': 'sara uu', '\u0E3A': 'phinthu', '\u0E47': 'mai taikhu',
  '\u0E48': 'mai ek', '\u0E49': 'mai tho', '\u0E4A': 'mai tri', '\u0E4B': 'mai chattawa', '\u0E4C': 'thanthakhat',
  '\u0E4D': 'nikhahit',
  '゛': 'voicing mark', '゜': 'half voicing mark', 'ー': 'long vowel mark',
} // biome-ignore format: a table

/** What a key is called. */
export function keyName(key: string): string {
  return signNames[key] ?? key
}

/** What stands on a key: a sign that joins a letter is shown on an empty circle. */
export function keyLabel(key: string): string {
  return /^\p{M}$/u.test(key) ? `\u25CC${key}` : key
}

/** The key with shift held: Greek keeps its accents, and the final sigma, which begins no word, stays. */
export function capitalKey(key: string): string {
  const capital = key.toUpperCase()
  return key === 'ς' || Array.from(capital).length > 1 ? key : capital
}
