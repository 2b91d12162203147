/** A random generator that gives the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (share: number) => next() < share,
    pick: <T>(of: readonly T[]): T => of[below(of.length)]!,
  }
}
export type Random = ReturnType<typeof createRandom>

/** Texts that something, somewhere, has stumbled over. */
export const texts = [
  '', ' ', 'hola', 'el gato', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'zhconstructor',
  'null', 'undefined', 'NaN', 'true', '0', '-1', '1e308', '1.5', '99999999999999999999', '٣', '%00', 'a\0b', '\ud800',
  '\udfff x', '🇪🇸👨‍👩‍👧‍👦', 'e\u0301', '\u202eabc', 'İstanbul', 'ß', 'Ǆ', "Robert'); drop table users;--", '1 OR 1=1', '../../etc/passwd',
  '..%2f..%2f', '<script>alert(1)</script>', '{{7*7}}${7*7}', '\r\nSet-Cookie: a=b', 'x '.repeat(300), 'ä'.repeat(2000),
  'a'.repeat(10_000), '(((((((((((((((', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', 'こんにちは', 'ありがとう ございます', '你好', '안녕하세요', 'สวัสดี',
  'שלום', 'مرحبا', 'नमस्ते', 'Привет', 'Γειά σου;', 'berengena con tomatte', 'Me llamo Ana y soy de Madrid.', 'I like apples',
  'Food (the learner just said: "hola")', 'Practice the word: "gato"', '2026-11-02T09:00:00Z', '2026-13-45T99:99:99Z', '2026-11-05',
  '+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'es-beginner-01-1', 'xx-beginner-99-9', 'own:gato',
] // biome-ignore format: a table

/** Values of every type, some of which make code that reads before it looks fail. */
export function anyValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.pick(texts),
    () => random.pick([0, -0, 1, -1, 1.5, 1e308, 2 ** 53, 33, 101, -1e-9]),
    () => random.pick([null, true, false]),
    () => [],
    () => ({}),
    () => ({ length: { toString: 1, valueOf: 1 } }),
    () => ({ length: random.below(5) }),
    () => [random.pick(texts), null, {}],
    () => Array.from({ length: random.below(400) }, () => 1),
    () => JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`),
  ])()
}

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** A value that a JSON schema may describe; refinements that a schema cannot tell are met by chance only. */
export function valueFor(schema: Schema, random: Random, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueFor(random.pick(choices), random, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random.chance(0.6))
          .map(([key, part]) => [key, valueFor(part, random, key)]),
      )
    case 'array': {
      const least = schema.minItems ?? 0
      const count = least + random.below(Math.min(4, (schema.maxItems ?? 4) - least) + 1)
      return Array.from({ length: count }, () => valueFor(schema.items ?? {}, random, name))
    }
    case 'integer':
    case 'number': {
      if (name === 'language_id') return random.chance(0.8) ? 1 + random.below(3) : 1 + random.below(40)
      const least = schema.minimum ?? 0
      return least + random.below(Math.min(200, (schema.maximum ?? 200) - least) + 1)
    }
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'string':
      if (schema.format === 'uuid') return crypto.randomUUID()
      if (schema.pattern?.includes('T\\d\\d')) return '2026-11-02T09:00:00.000Z'
      if (schema.pattern?.startsWith('^\\d{4}')) return `2026-11-${String(3 + random.below(25)).padStart(2, '0')}`
      return name === 'item' ? random.pick(['w-1-1-0', 'hello', 'own:gato']) : random.pick(texts)
    default:
      return anyValue(random)
  }
}
