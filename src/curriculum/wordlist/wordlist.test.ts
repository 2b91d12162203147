import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entryFaults, parseEntry } from './entry.ts'
import { createAnalyser } from './inflection.ts'
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

test('an analyser finds the headword behind an ending, and behind a beginning and an ending', () => {
  const { analyse, formsOf } = createAnalyser({
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
  })
  expect(analyse('get')).not.toContainEqual(expect.objectContaining({ headword: 'en' }))
  expect(formsOf({ headword: 'machen', part: 'verb', grammar: '' })).toEqual([
    { label: 'participle', forms: ['gemacht'] },
  ])
  expect(formsOf({ headword: 'Hund', part: 'noun', grammar: 'm' })).toEqual([])
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
