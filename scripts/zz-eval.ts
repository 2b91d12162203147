import { readFileSync } from 'node:fs'
import { loadTranscribe } from '#curriculum/ipa/transcriber.ts'
import { distance } from 'fastest-levenshtein'
const R = '/work/shared/reference'
const tr = await loadTranscribe()
const norm = (s: string) =>
  s
    .normalize('NFD')
    .replace(/[ˈˌ'.͡ ̯‿²¹()|-]/gu, '')
    .replace(/ɡ/gu, 'g')
    .replace(/[\u031E\u031F\u0320\u0325\u032A\u02DE\u031D]/gu, '')
for (const code of process.argv[2]!.split(',')) {
  const rd = new Map<string, string>()
  for (const l of readFileSync(`${R}/gloss/${code}.tsv`, 'utf8').split('\n')) {
    const c = l.split('\t')
    if (c[4] && !rd.has(c[0]!)) {
      const al = c[4]!.split('|')
      rd.set(c[0]!, al.find(x => /^[\p{Script=Latin}\p{M}\s'ʿʾ-]+$/u.test(x)) ?? al[0]!)
    }
  }
  const ipa = new Map(
    readFileSync(`${R}/ipa/${code}.tsv`, 'utf8')
      .split('\n')
      .map(l => l.split('\t'))
      .map(c => [c[0]!, (c[1] ?? '').split('|')] as const),
  )
  let sum = 0,
    n = 0,
    none = 0
  const bad: string[] = []
  for (const l of readFileSync(`${R}/freq/${code}.tsv`, 'utf8').split('\n')) {
    const w = l.split('\t')[1]
    if (!w || n >= 600) continue
    const refs = ipa.get(w)
    if (!refs) continue
    const out = tr(w, rd.get(w), code as never)
    if (!out) {
      none++
      continue
    }
    const a = norm(out)
    const d = Math.min(
      ...refs.map(r => {
        const b = norm(r)
        return distance(a, b) / Math.max(a.length, b.length)
      }),
    )
    sum += d
    n++
    if (d > 0.25) bad.push(`${w} ${rd.get(w) ?? ''} ${out} ≠ ${refs[0]}`)
  }
  console.log(code, n, 'none', none, ((100 * sum) / n).toFixed(1) + '%')
  console.log('   ' + bad.slice(0, +(process.argv[3] ?? 14)).join('\n   '))
}
