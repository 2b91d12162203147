import { stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { reactionKinds } from '../../course/course.ts'
import { topicIds } from '#domain/conversation/conversation-topics.ts'
import { ConversationFile, ScriptFile } from '../schema.ts'
import { spanish, words } from '#test/courses/faultless-week.ts'
import { parseYaml } from '../yaml-file.ts'
import { conversationFaults } from './conversation-faults.ts'
import { scriptFaults } from './script-faults.ts'

const digits = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis']

function goodBank() {
  const phrase = (text: string) => ({ text, translation: 'English' })
  return {
    topics: topicIds.map(id => ({
      id: id as string,
      exchanges: digits.map(digit => ({
        say: `¿Qué dices de ${id} ${digit}?`,
        translation: 'What do you say?',
        answers: [phrase(`Digo ${digit}.`), phrase(`Yo digo ${digit}.`)],
        listen_for: ['digo'],
      })),
    })),
    reactions: Object.fromEntries(reactionKinds.map(kind => [kind, digits.slice(0, 3).map(phrase)])),
    lost_phrases: ['no entiendo', '¿cómo?'],
  }
}

type Bank = ReturnType<typeof goodBank>

const found = (bank: unknown) =>
  conversationFaults(parseYaml('conversation.yaml', stringify(bank), ConversationFile), spanish)
    .map(fault => `${fault.entry}: ${fault.message}`)
    .join('\n')

describe('conversationFaults()', () => {
  it('finds nothing in a good bank', () => expect(found(goodBank())).toBe(''))

  it.each<[string, (bank: Bank) => void, RegExp]>([
    [
      'topics in another order',
      bank => bank.topics.reverse(),
      /must be "introductions": the topics have a fixed order/,
    ],
    ['a topic left out', bank => bank.topics.pop(), /exactly 8 entries, but has 7/],
    ['five exchanges', bank => bank.topics[0]?.exchanges.pop(), /at least 6 entries, but has 5/],
    [
      'a sentence said twice',
      bank => Object.assign(bank.topics[1]?.exchanges[0] ?? {}, { say: '¿qué dices de introductions uno?' }),
      /already said in "introductions"/,
    ],
    ['one answer', bank => bank.topics[0]?.exchanges[0]?.answers.pop(), /at least 2 entries, but has 1/],
    [
      'an answer that would not be recognised',
      bank => Object.assign(bank.topics[0]?.exchanges[0] ?? {}, { listen_for: ['nunca'] }),
      /no word of it begins with one of "listen_for"/,
    ],
    [
      'an answer that would be taken for not understanding',
      bank =>
        Object.assign(bank.topics[0]?.exchanges[0] ?? {}, {
          answers: [
            { text: 'No entiendo.', translation: 'x' },
            { text: 'Digo.', translation: 'x' },
          ],
        }),
      /answers › no. 1 › text: would be taken for one of "lost_phrases"/,
    ],
    ['two reactions', bank => bank.reactions['good']?.pop(), /reactions › good: must have at least 3 entries/],
    [
      'a reaction twice',
      bank => Object.assign(bank.reactions['lost']?.[1] ?? {}, { text: 'uno' }),
      /"uno" stands here twice/,
    ],
    ['a kind of reaction left out', bank => delete bank.reactions['silence'], /reactions › silence: is missing/],
    ['one phrase for being lost', bank => bank.lost_phrases.pop(), /lost_phrases: must have at least 2/],
  ])('finds %s', (_, change, fault) => {
    const bank = goodBank()
    change(bank)
    expect(found(bank)).toMatch(fault)
  })
})

describe('scriptFaults()', () => {
  const russian = { ...spanish, code: 'ru', script: 'Cyrl' as const, letters: '' }
  const alphabet = [...'абвгдежзик']
  const goodScript = () => ({
    name: 'The Cyrillic alphabet',
    introduction: words(50),
    groups: alphabet.map((letter, index) => ({
      title: `Group ${index}`,
      day: index + 1,
      letters: [
        {
          letter,
          type: letter,
          name: 'a',
          reading: 'a',
          ipa: 'a',
          hint: 'as in father',
          example: { text: 'мама', reading: 'mama', translation: 'mum' },
        },
      ],
    })),
  })
  const foundIn = (script: unknown) =>
    scriptFaults(parseYaml('script.yaml', stringify(script), ScriptFile), russian)
      .map(fault => fault.message)
      .join('\n')

  it('finds nothing in a good script', () => expect(foundIn(goodScript())).toBe(''))

  it.each<[string, (script: ReturnType<typeof goodScript>) => void, RegExp]>([
    [
      'a letter taught twice',
      script => Object.assign(script.groups[1]?.letters[0] ?? {}, { letter: 'а' }),
      /"а" is already in "Group 0"/,
    ],
    ['two groups on a day', script => Object.assign(script.groups[1] ?? {}, { day: 1 }), /must be later than day 1/],
    ['nine groups', script => script.groups.pop(), /at least 10 entries, but has 9/],
    [
      'an example in Latin letters',
      script => Object.assign(script.groups[0]?.letters[0]?.example ?? {}, { text: 'mama' }),
      /not written in the course's script/,
    ],
    [
      'slashes around IPA',
      script => Object.assign(script.groups[0]?.letters[0] ?? {}, { ipa: '/a/' }),
      /without slashes/,
    ],
  ])('finds %s', (_, change, fault) => {
    const script = goodScript()
    change(script)
    expect(foundIn(script)).toMatch(fault)
  })
})
