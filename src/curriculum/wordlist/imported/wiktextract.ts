import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import type { LanguageCode } from '#domain/languages.ts'
import { genderNamed, keptSenses, partNamed } from './imported-entry.ts'
import type { ImportedDictionary, ImportedEntry } from './imported-entry.ts'

/** As far as it is read: https://kaikki.org/dictionary/rawdata.html */
const Line = z.object({
  word: z.string(),
  lang_code: z.string(),
  pos: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  senses: z.optional(
    z.array(
      z.object({
        glosses: z.optional(z.array(z.string())),
        tags: z.optional(z.array(z.string())),
        form_of: z.optional(z.array(z.unknown())),
      }),
    ),
  ),
  sounds: z.optional(z.array(z.object({ ipa: z.optional(z.string()) }))),
})

/** Wiktionary's codes where they are not ours. */
const codes: Partial<Record<LanguageCode, readonly string[]>> = {
  no: ['no', 'nb'],
  zh: ['zh', 'cmn'],
  hr: ['hr', 'sh'],
}

/** Lines of JSON as Wiktextract makes them of the English Wiktionary: the words of one language. Lines that are none are counted as faults. */
export function readWiktextract(file: string, language: LanguageCode): ImportedDictionary {
  return {
    source: { name: 'Wiktionary', licence: 'CC BY-SA 4.0' },
    entries: wordsIn(file, new Set(codes[language] ?? [language])),
  }
}

async function* wordsIn(file: string, wanted: ReadonlySet<string>): AsyncIterable<ImportedEntry> {
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const parsed = Line.safeParse(parseJson(line))
    if (!parsed.success || !wanted.has(parsed.data.lang_code)) continue
    const { word, pos, senses = [], sounds = [], tags = [] } = parsed.data
    // A form points to its word, which has an entry of its own.
    const own = senses.filter(sense => !sense.form_of)
    const kept = keptSenses(
      own.flatMap(({ glosses }) => (glosses?.length ? [glosses.at(-1)!.split(/,\s+(?![^(]*\))/u)] : [])),
    )
    if (kept.length === 0) continue
    const gender = [...tags, ...own.flatMap(sense => sense.tags ?? [])].map(genderNamed).find(Boolean) ?? ''
    const ipa = sounds.find(sound => sound.ipa)?.ipa?.replace(/^[/[]|[/\]]$/gu, '')
    yield {
      headword: word.normalize('NFC'),
      part: partNamed(pos),
      grammar: gender,
      senses: kept,
      ...(ipa && { pronunciation: ipa }),
    }
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
