import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importDictionary } from './import-dictionary.ts'
import { createImportedWordlists } from './imported-wordlist.ts'
import { entryOfText, licenceIn } from './text-entry.ts'
import { createWordlist } from '../wordlist.ts'
import type { Wordlists } from '../wordlist.ts'

/** The product's own list of the language, whose rules know the plural. */
const rules = { rules: [{ part: 'noun', ends: '', label: 'plural', forms: ['e'] }] }
const own: Wordlists = { of: async code => createWordlist(code, [], rules) }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const article = `Zaunkönig /tsˈaʊnkøːnɪç/ <masc, n, sg>
[zool.] wren, Eurasian wren (small, brown) <n>
2. jenny
   Synonym: {Schneekönig}
      "Der Zaunkönig singt." - The wren sings.
 see: {Vogel}
`
const licence = 'You may use it under the GNU General Public License ver. 2.0 and any later version.'

test('an article of text has its headword, sounds, grammar and senses, and nothing of what stands beside them', () => {
  expect(entryOfText('zaunkönig', article)).toEqual({
    headword: 'Zaunkönig',
    part: 'noun',
    grammar: 'm',
    senses: [['wren', 'Eurasian wren (small, brown)'], ['jenny']],
    pronunciation: 'tsˈaʊnkøːnɪç',
  })
  expect(entryOfText('kvist', 'twig, stick')).toEqual({
    headword: 'kvist',
    part: 'phrase',
    grammar: '',
    senses: [['twig', 'stick']],
  })
  expect(entryOfText('leer', 'leer /leːɐ/ <adj>\n')).toBeUndefined()
})

test.each([
  [licence, 'GNU GPL 2.0 or later'],
  ['Available under Creative Commons Attribution-ShareAlike 3.0', 'Creative Commons Attribution-ShareAlike 3.0'],
  ['This is in the public domain.', 'public domain'],
  ['All rights reserved.', undefined],
])('licenceIn(“%s”) is %s', (text, name) => expect(licenceIn(text)).toBe(name))

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
function base64(value: number): string {
  return value < 64 ? alphabet[value]! : base64(Math.floor(value / 64)) + alphabet[value % 64]!
}

/** The same word in each of the forms; answers the file to import. */
const forms: Record<string, (own: string) => string> = {
  dictd(own) {
    const about = `German-English Test Dictionary\n${licence}\n`
    const texts: [string, string][] = [
      ['00databaseinfo', about],
      ['Zaunkönig', article],
    ]
    let content = ''
    let index = ''
    for (const [word, text] of texts) {
      index += `${word}\t${base64(Buffer.byteLength(content))}\t${base64(Buffer.byteLength(text))}\n`
      content += text
    }
    writeFileSync(join(own, 'test.dict.dz'), gzipSync(content))
    writeFileSync(join(own, 'test.index'), index)
    return join(own, 'test.index')
  },
  stardict(own) {
    const html = 'Zaunkönig /tsˈaʊnkøːnɪç/ &lt;masc, n&gt;<br>wren, <b>Eurasian wren</b>'
    const index = Buffer.concat([Buffer.from('Zaunkönig\0'), Buffer.alloc(8)])
    index.writeUInt32BE(Buffer.byteLength(html), index.length - 4)
    writeFileSync(
      join(own, 'test.ifo'),
      `StarDict's dict ifo file\nversion=2.4.2\nbookname=Test words\nsametypesequence=h\ndescription=${licence}\n`,
    )
    writeFileSync(join(own, 'test.idx'), index)
    writeFileSync(join(own, 'test.dict'), html)
    return join(own, 'test.ifo')
  },
  tei(own) {
    const xml = `<TEI><teiHeader><title>Test words</title><availability><p>${licence}</p></availability></teiHeader><text><body>
      <entry><form><orth>Zaunkönig</orth><pron>tsˈaʊnkøːnɪç</pron></form><gramGrp><pos>n</pos><gen>masc</gen></gramGrp>
      <sense><cit type="trans"><quote>wren</quote></cit><cit type="example"><quote>Er singt.</quote></cit></sense></entry>
      <entry><form><orth>leer</orth></form></entry></body></text></TEI>`
    writeFileSync(join(own, 'test.tei'), xml)
    return join(own, 'test.tei')
  },
  wiktextract(own) {
    const lines = [
      {
        word: 'Zaunkönig',
        lang_code: 'de',
        pos: 'noun',
        senses: [{ glosses: ['birds', 'wren, Eurasian wren'], tags: ['masculine'] }],
        sounds: [{ ipa: '/ˈt͡saʊ̯nˌkøːnɪç/' }],
      },
      {
        word: 'Zaunkönige',
        lang_code: 'de',
        pos: 'noun',
        senses: [{ glosses: ['plural of Zaunkönig'], form_of: [{ word: 'Zaunkönig' }] }],
      },
      { word: 'wren', lang_code: 'en', pos: 'noun', senses: [{ glosses: ['a bird'] }] },
    ]
    writeFileSync(join(own, 'test.jsonl'), `${lines.map(line => JSON.stringify(line)).join('\n')}\nno json\n`)
    return join(own, 'test.jsonl')
  },
}

describe.each(Object.entries(forms))('a dictionary of the form %s', (form, write) => {
  const into = () => join(folder, form, 'dictionaries')

  test('is brought along with its source and licence', async () => {
    mkdirSync(join(folder, form))
    const report = await importDictionary(write(join(folder, form)), { language: 'de', folder: into() })
    expect(report.words).toBe(1)
    expect(report.source.licence).toMatch(/GNU GPL 2.0 or later|CC BY-SA 4.0/)
  })

  test('is found by word, without its accents, by a regular form and by its English', async () => {
    const faults: unknown[] = []
    const list = (await createImportedWordlists(into(), own, fault => faults.push(fault)).of('de'))!
    const [match] = list.find('zaunkönig')
    expect(match).toMatchObject({
      certainty: 'headword',
      entry: { headword: 'Zaunkönig', part: 'noun', grammar: 'm', origin: { licence: expect.any(String) } },
    })
    expect(match!.entry.senses[0]![0]).toBe('wren')
    expect(list.find('zaunkonig')[0]).toMatchObject({ certainty: 'like', entry: { headword: 'Zaunkönig' } })
    expect(list.find('Zaunkönige')[0]).toMatchObject({ certainty: 'form', entry: { headword: 'Zaunkönig' } })
    expect(list.findEnglish('wrens')[0]).toMatchObject({ headword: 'Zaunkönig' })
    expect(list.find('xyzzy')).toEqual([])
    expect(faults).toEqual([])
  })
})

test('what cannot be imported is refused with its reason, and leaves nothing behind', async () => {
  const own = join(folder, 'refused')
  mkdirSync(own)
  const refused = (name: string, content: string) => {
    writeFileSync(join(own, name), content)
    return importDictionary(join(own, name), { language: 'de', folder: join(own, 'dictionaries') })
  }
  await expect(refused('a.pdf', '')).rejects.toThrow('it is no StarDict')
  await expect(refused('a.index', '')).rejects.toThrow('is missing beside it')
  await expect(refused('a.tei', '<TEI><entry><orth>x</orth></entry></TEI>')).rejects.toThrow('--licence')
  await expect(refused('a.jsonl', 'nothing\n{}\n')).rejects.toThrow('no word with a meaning')
  expect(readdirSync(join(own, 'dictionaries', 'de'))).toEqual([])
})

test('a file that is no imported dictionary is left out and told', async () => {
  const broken = join(folder, 'broken', 'de')
  mkdirSync(broken, { recursive: true })
  writeFileSync(join(broken, 'x.db'), 'no database')
  const faults: unknown[] = []
  expect(
    await createImportedWordlists(join(folder, 'broken'), own, fault => faults.push(fault)).of('de'),
  ).toBeUndefined()
  expect(faults).toHaveLength(1)
})
