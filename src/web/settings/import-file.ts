import type { ImportPart } from '#contract/learners/account.ts'

/** As much as one request takes of each kind. */
const AT_ONCE = { saved_items: 200, memory_items: 500, lesson_progress: 100, reviews: 200 } as const
type Kind = keyof typeof AT_ONCE
type Row = Record<string, unknown> & { language_id?: unknown }

/**
 * A downloaded file as the requests that bring it: for each language its cards and words first, then what was answered. What
 * each row holds is checked by the server. Throws an Error that says what is wrong with the file.
 */
export function partsOfFile(text: string): ImportPart[] {
  const file = fileOf(text)
  return rowsOf(file, 'enrolments').flatMap(({ language_id, proficiency_level, created_at }) => {
    const owner = { language_id, level: proficiency_level, enrolled_at: created_at }
    const chunks = (Object.keys(AT_ONCE) as Kind[]).flatMap(kind =>
      chunked(
        rowsOf(file, kind).filter(row => row.language_id === language_id),
        AT_ONCE[kind],
      ).map(rows => ({ kind, rows })),
    )
    return chunks.map(
      ({ kind, rows }) =>
        ({
          ...owner,
          saved_items: [],
          memory_items: [],
          lesson_progress: [],
          reviews: [],
          [kind]: rows,
        }) as unknown as ImportPart,
    )
  })
}

function fileOf(text: string): Record<string, unknown> {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Error('It is not a JSON file.')
  }
  const { format, version } = (file ?? {}) as { format?: unknown; version?: unknown }
  if (format !== 'meridian') throw new Error('It was not downloaded from Meridian.')
  if (version !== 1) throw new Error('It comes from a newer Meridian than this one.')
  return file as Record<string, unknown>
}

function rowsOf(file: Record<string, unknown>, kind: string): Row[] {
  const rows = file[kind]
  return Array.isArray(rows) ? rows.filter(row => typeof row === 'object' && row !== null) : []
}

function chunked<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}
