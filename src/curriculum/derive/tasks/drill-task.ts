import type { ActivityRecipe, Kind } from '#domain/plan/offers/kinds.ts'
import { kindOf } from '#domain/plan/offers/kinds.ts'
import type { TaskType } from '#domain/activities/activities.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import type { ActivityRequest, ActivityResult } from '../activities/activity.ts'
import { flashcardDrill } from '../activities/flashcard-drill.ts'
import { gameMechanics, targetSentence } from '../activities/game-mechanics.ts'
import { chooseWhatYouHear, writeWord } from '../activities/listening-exercise.ts'
import { memoryGame } from '../activities/memory-game.ts'
import { wordExercise } from '../activities/pronunciation-drill.ts'
import { blankQuestion, meaningQuestion, wordQuestion } from '../activities/quiz-game.ts'
import { wordsOf } from '../words/course-words.ts'
import type { PlacedWord } from '../words/course-words.ts'
import { practiceSentences } from '../sentences/practice-sentences.ts'
import type { PracticeSentence } from '../sentences/practice-sentences.ts'
import { SECONDS } from '../seconds.ts'
import { heardSentence, meaningOfSentence, spokenSentence, writtenSentence } from '../sentences/sentence-questions.ts'
import { withoutNeighbours } from '../sentences/sentences.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import { titleOfDrill } from '../words/word-titles.ts'

/** What a drill asks for: the words each by itself, and the sentences; nothing comes twice. */
type Material = ActivityRequest & { sentences: PracticeSentence[]; theme: string }

/** A task of questions about words and sentences that the recipe names. Undefined for a recipe of another kind. */
export function drillTask(request: ActivityRequest, recipe: ActivityRecipe): ActivityResult | undefined {
  const make = makers[kindOf(recipe)]
  if (!make || !recipe.sentences) return undefined
  const { byId } = practiceSentences(request.course)
  const sentences = recipe.sentences.flatMap(id => byId.get(id) ?? [])
  const words = recipe.items.length > 0 ? request.words : []
  if (words.length + sentences.length === 0) return undefined
  const theme = titleOfDrill(request.course, kindOf(recipe), [...words, ...sentences])
  const made = make({ ...request, words, sentences, theme })
  return { ...made, title: theme }
}

const quiz = ({ course, words, sentences, random, theme }: Material): ActivityResult => {
  const ofWords = random
    .shuffled(words)
    .map((word, at) => (at % 2 === 0 ? meaningQuestion : wordQuestion)(course, word, random))
  const { byId } = wordsOf(course)
  const ofSentences = sentences.map((sentence, at) => {
    const word = sentence.item === undefined ? undefined : byId.get(sentence.item)
    return word && at % 2 === 0 ? blankQuestion(course, word, random) : meaningOfSentence(course, sentence, random)
  })
  const quiz_questions = withoutNeighbours(
    random.shuffled([...ofWords, ...ofSentences]),
    each => each.item ?? each.question,
  )
  const game_mechanics = gameMechanics(quiz_questions.length, SECONDS.quizQuestion)
  return result('vocabulary', `Answer ${quiz_questions.length} questions about words and sentences.`, theme, words, {
    game_mechanics,
    completion_criteria: targetSentence(game_mechanics),
    quiz_questions,
  })
}

const listening = ({ course, words, sentences, random, theme }: Material): ActivityResult => {
  const ofWords = random
    .shuffled(words)
    .map((word, at) => (at % 2 === 0 ? chooseWhatYouHear(course, word, random) : writeWord(course, word)))
  const ofSentences = sentences.map((sentence, at) => heardSentence(course, sentence, at, random))
  const exercises = withoutNeighbours(random.shuffled([...ofWords, ...ofSentences]), each => each.audio_text ?? '')
  const game_mechanics = gameMechanics(exercises.length, SECONDS.listeningExercise)
  return result('listening', `Listen ${exercises.length} times and show what you heard.`, theme, words, {
    game_mechanics,
    completion_criteria: targetSentence(game_mechanics),
    interactive_exercises: exercises,
  })
}

const speaking = ({ course, words, sentences, random, theme }: Material): ActivityResult => {
  const exercises = withoutNeighbours(
    random.shuffled([...words.map(word => wordExercise(course, word)), ...sentences.map(spokenSentence)]),
    each => each.phrase.toLowerCase(),
  )
  return result('speaking', `Say ${exercises.length} words and sentences so that they are understood.`, theme, words, {
    completion_criteria: 'Work through all the exercises.',
    pronunciation_exercises: exercises,
  })
}

const writing = ({ course, words, sentences, random, theme }: Material): ActivityResult => {
  const exercises = random.shuffled(sentences).map(sentence => writtenSentence(course, sentence, random))
  return result('writing', `Put ${exercises.length} sentences together from their English.`, theme, words, {
    completion_criteria: `Answer all ${exercises.length} exercises.`,
    interactive_exercises: exercises,
  })
}

const steps: Partial<Record<TaskType, string[]>> = {
  listening: [
    'Listen once without reading.',
    'Answer; listen again as often as you like.',
    'Repeat each sentence aloud.',
  ],
  speaking: ['Listen to the model, slowly if you like.', 'Say it aloud and compare.', 'Skip what will not work today.'],
}
const usualSteps = ['Answer before you look anything up.', 'Read why where you were wrong.', 'Say the sentences aloud.']

function result(
  task_type: TaskType,
  description: string,
  learning_objective: string,
  words: readonly PlacedWord[],
  content: TaskContent,
): ActivityResult {
  return {
    title: learning_objective,
    description,
    task_type,
    // What it takes was planned; nothing is planned by this.
    seconds: 1,
    content: {
      learning_objective,
      ...(words.length > 0 && { vocabulary: words.map(vocabularyEntry) }),
      step_by_step_instructions: steps[task_type] ?? usualSteps,
      ...content,
    },
  }
}

const makers: Partial<Record<Kind, (material: Material) => ActivityResult>> = {
  quiz_game: quiz,
  listening_exercise: listening,
  pronunciation_drill: speaking,
  sentences: writing,
  sentences_read: quiz,
  words_heard: listening,
  flashcard_drill: flashcardDrill,
  memory_game: memoryGame,
}
