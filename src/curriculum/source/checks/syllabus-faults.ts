import type { Fault } from '../fault.ts'
import type { SyllabusWeek } from '../schema.ts'
import type { YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'

type Concept = SyllabusWeek['days'][number]['more'][number] & { example?: string }

/** Faults of the backbone: concept ids and glosses must be unique, sentences must not repeat and must be English. */
export function syllabusFaults(files: YamlFile<SyllabusWeek>[]): Fault[] {
  const faults: Fault[] = []
  const ids = new Map<string, string>()
  const glosses = new Map<string, string>()
  const examples = new Map<string, string>()
  const once = (seen: Map<string, string>, key: string, place: string) => {
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, place)
    return earlier
  }
  for (const file of files) {
    faults.push(...file.faults)
    for (const { path, message } of textFaults(file.raw)) faults.push(file.fault(path, message))
    for (const [index, day] of (file.content?.days ?? []).entries()) {
      for (const kind of ['core', 'more'] as const) {
        for (const [position, concept] of (day[kind] as Concept[]).entries()) {
          const path = ['days', index, kind, position]
          const sameId = once(ids, concept.id, file.file)
          if (sameId) faults.push(file.fault([...path, 'id'], `"${concept.id}" is already a concept of ${sameId}`))
          const sameGloss = once(glosses, concept.gloss.toLowerCase(), concept.id)
          if (sameGloss) {
            faults.push(
              file.fault(
                [...path, 'gloss'],
                `"${concept.gloss}" is already the gloss of "${sameGloss}": say which sense is meant`,
              ),
            )
          }
          if (concept.example === undefined) continue
          const sameExample = once(examples, concept.example.toLowerCase(), concept.id)
          if (sameExample)
            faults.push(file.fault([...path, 'example'], `is the same sentence as that of "${sameExample}"`))
          const foreign = concept.example.match(/[^\p{Script=Latin}\p{N}\p{P}\p{Sc}\s+=]/u)?.[0]
          if (foreign) faults.push(file.fault([...path, 'example'], `must be English, but has "${foreign}"`))
        }
      }
    }
  }
  return faults
}
