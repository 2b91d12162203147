import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entryFaults, parseEntry } from './entry.ts'
import { createWordlist, linesOf, readInflection, wordlistFiles } from './wordlist.ts'
import { languages, scriptOf } from '#domain/languages.ts'

test('parseEntry() reads senses, grammar, forms and reading of a line', () => {
  expect(
    parseEntry(
      'conocer\tverb\tto know (a person); to meet | to be familiar with\t\tpresent: conozco; past: conocí se_conoció',
    ),
  ).toEqual({
    headword: 'conocer',
    part: 'verb',
    senses: [['to know (a person)', 'to meet'], ['to be familiar with']],
    grammar: '',
    forms: [
      { label: 'present', forms: ['conozco'] },
      { label: 'past', forms: ['conocí', 'se conoció'] },
    ],
  })
  expect(parseEntry('水\tnoun\twater\t\t\tmizu').reading).toBe('mizu')
})

test.each([
  ['', 'has no headword'],
  ['perro\tdog\tnoun', 'is no part of speech'],
  ['perro\tnoun', 'has no English'],
  ['собака\tnoun\tdog', 'is not in the letters of the language'],
  ['perro\tnoun\tdog\tm\tperros', 'forms without a name'],
  ['perro\tnoun\tdog \tm', 'a space too many'],
])('entryFaults() says of “%s” that it %s', (line, fault) => {
  expect(entryFaults(line, { own: scriptOf('es'), needsReading: false }).join()).toContain(fault)
})

test('rules find the headword behind an ending, and behind a beginning and an ending', () => {
  const { analyse, formsOf, find } = createWordlist('de', ['machen\tverb\tto make', 'Hund\tnoun\tdog\tm'], {
    rules: [
      { part: 'verb', ends: 'en', label: 'participle', forms: ['ge~t'] },
      { part: 'noun', ends: '', grammar: 'f', label: 'plural', forms: ['n'] },
    ],
  })
  expect(analyse('gemacht')).toContainEqual({
    headword: 'machen',
    part: 'verb',
    grammar: undefined,
    label: 'participle',
    row: { label: 'participle', size: 1 },
  })
  expect(analyse('get')).not.toContainEqual(expect.objectContaining({ headword: 'en' }))
  const [machen, hund] = ['machen', 'Hund'].map(word => find(word)[0]!.entry)
  expect(formsOf(machen!)).toEqual([{ label: 'participle', forms: ['gemacht'] }])
  expect(formsOf(hund!)).toEqual([])
})

test('a wordlist finds words by headword, irregular form, and their English by every sense', () => {
  const list = createWordlist('es', [
    'perro\tnoun\tdog; hound\tm',
    'ser\tverb\tto be\t\tpresent: soy eres es',
    'banco\tnoun\tbank | bench\tm',
  ])
  expect(list.find('Soy')).toEqual([
    { entry: expect.objectContaining({ headword: 'ser' }), form: 'present', certainty: 'form' },
  ])
  expect(list.findEnglish('benches').map(({ headword }) => headword)).toEqual(['banco'])
  expect(list.findEnglish('hound').map(({ headword }) => headword)).toEqual(['perro'])
  expect(list.find('perra')).toEqual([])
})

test('a whole row that a word lists itself replaces the regular one; a part of it does not, and names belong to their row', () => {
  const list = createWordlist(
    'es',
    [
      'ver\tverb\tto see\t\tpresent: veo ves ve',
      'ser\tverb\tto be\t\tpresent: soy eres es; with a pronoun: serme serte serse',
      'ceder\tverb\tto yield\t\tpresent: cedo',
    ],
    {
      names: { persons: ['I', 'you', 'she'] },
      rules: [{ part: 'verb', ends: 'er', label: 'present', names: 'persons', forms: ['o', 'es', 'a'] }],
    },
  )
  expect(list.find('va')).toEqual([])
  expect(list.find('ves').map(({ form }) => form)).toEqual(['present, you'])
  expect(list.find('cedes').map(({ form }) => form)).toEqual(['present, you'])
  expect(list.find('serse').map(({ form }) => form)).toEqual(['with a pronoun'])
})

describe.each(
  languages.filter(({ code }) => existsSync(join('dictionary', code))).map(({ name, code }) => [name, code] as const),
)('the wordlist of %s', (_, code) => {
  const own = join('dictionary', code)

  test('has no fault', () => {
    const needsReading = ['zh', 'ja', 'ko', 'th', 'ar', 'he', 'hi'].includes(code)
    const faults = wordlistFiles(own).flatMap(file =>
      linesOf(readFileSync(join(own, file), 'utf8')).flatMap(line =>
        entryFaults(line, { own: scriptOf(code), needsReading }).map(fault => `${file}: "${line}" ${fault}`),
      ),
    )
    expect(faults).toEqual([])
    expect(readdirSync(own).filter(name => !/\.tsv$|^inflection\.yaml$/.test(name))).toEqual([])
    expect(() => readInflection(own)).not.toThrow()
  })
})
