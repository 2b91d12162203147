import { useMutation, useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useAuth } from '#web/app/auth.tsx'
import { call } from '#web/app/call-client.ts'
import { useStep } from '#web/app/use-step.ts'
import { NoLanguage } from '#web/parts/no-language.tsx'
import { focusChoices, goalChoices } from '#web/parts/plan-choices.ts'
import { paths } from '#web/app/paths.ts'
import { assessmentQuery, languagesQuery, programQuery } from '#web/app/queries.ts'
import { shownDay } from '#web/parts/shown-date.ts'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import type { Choice } from '#web/ui/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Wizard } from '#web/ui/wizard.tsx'
import { foundLevel } from '#web/storage/found-level.ts'
import { discardDraft, useDraft } from '#web/storage/use-draft.ts'
import { api } from '#contract/api.ts'
import type { Language } from '#contract/learners/languages.ts'
import {
  DAILY_MINUTES,
  MAX_SPECIFIC_GOALS,
  assessmentStepIsComplete,
  assessmentSteps,
} from '#domain/program/assessment.ts'
import type { AssessmentAnswers, AssessmentStep, Motivation } from '#domain/program/assessment.ts'
import type { Level } from '#domain/program/program.ts'

const questions: Record<AssessmentStep, { question: string; hint?: string }> = {
  current_level: { question: 'What is your current level?' },
  learning_goals: { question: 'What do you want the language for?', hint: 'It decides the situations you practise.' },
  daily_time_minutes: {
    question: 'How much time do you have each day?',
    hint: 'A plan you keep beats a plan you admire.',
  },
  preferred_focus: {
    question: 'What do you want to be best at?',
    hint: 'At least two fifths of your practice goes there.',
  },
  motivation_reasons: { question: 'Why are you learning?' },
  specific_goals: {
    question: 'Is there something specific you want to reach?',
    hint: 'You may leave this empty. For example: talk with my grandmother, read the news, pass an interview.',
  },
}

const levelChoices: readonly Choice<Level>[] = [
  { value: 'beginner', label: 'Beginner', description: 'I know nothing yet, or a few words.' },
  { value: 'intermediate', label: 'Intermediate', description: 'I get by in everyday situations.' },
  { value: 'advanced', label: 'Advanced', description: 'I speak with ease and want to refine it.' },
]
const motivationChoices: readonly Choice<Motivation>[] = [
  { value: 'career', label: 'Career' },
  { value: 'travel', label: 'Travel' },
  { value: 'family', label: 'Family' },
  { value: 'personal', label: 'Personal', description: 'Because I want to.' },
]

export function AssessmentPage() {
  const [query] = useSearchParams()
  const [{ data: languages }, { data: program }] = useSuspenseQueries({ queries: [languagesQuery, programQuery] })
  const language = languages.find(each => String(each.id) === query.get('language_id'))
  if (!language) return <NoLanguage what="assessment" />
  // Without a program the answers could not be saved: better to say so before the questions than after.
  if (!program.subscription)
    return <Navigate to={paths.subscription(language.id)} state={{ wanted: 'The assessment' }} replace />
  return <Assessment key={language.id} language={language} />
}

type Draft = { step: number } & { [Field in keyof AssessmentAnswers]: AssessmentAnswers[Field] | undefined }

function Assessment({ language }: { language: Language }) {
  const { user } = useAuth()
  const { data: earlier } = useSuspenseQuery(assessmentQuery(language.id))
  const draftKey = `meridian.assessment.${user?.id}.${language.id}`
  const [draft, change] = useDraft<Draft>(draftKey, {
    step: 0,
    current_level: earlier?.current_level ?? foundLevel.of(language.id)?.level,
    learning_goals: earlier?.learning_goals,
    daily_time_minutes: earlier?.daily_time_minutes ?? DAILY_MINUTES.standard,
    preferred_focus: earlier?.preferred_focus,
    motivation_reasons: earlier?.motivation_reasons,
    specific_goals: earlier?.specific_goals ?? '',
  })
  const { step: kept, ...answers } = draft
  const [step, goTo] = useStep(kept, at => change({ step: at }))
  const field = assessmentSteps[step] ?? 'current_level'
  const sending = useSending(language.id, draftKey)

  return (
    <Wizard
      title={`${language.name} assessment`}
      {...questions[field]}
      step={step}
      steps={assessmentSteps.length}
      isComplete={assessmentStepIsComplete(field, answers)}
      whyIncomplete="Choose one to go on."
      submitLabel="Submit"
      isSending={sending.isPending}
      onBack={() => goTo(step - 1)}
      onNext={() => goTo(step + 1)}
      onSubmit={() => sending.mutate(answers as AssessmentAnswers)}
    >
      {earlier && step === 0 && (
        <Notice kind="info">
          You answered this on {shownDay(earlier.completed_at)}. Your answers are filled in; submitting changes the plan
          of the days to come.
        </Notice>
      )}
      {!earlier && step === 0 && <FoundBefore languageId={language.id} />}
      <Field field={field} answers={answers} change={change} language={language} />
      {sending.error && (
        <Notice kind="error">
          Your answers could not be sent. {sending.error.message} They are kept here; please submit again.
        </Notice>
      )}
    </Wizard>
  )
}

/** Where the level finder has answered the first question already. */
function FoundBefore({ languageId }: { languageId: number }) {
  const found = foundLevel.of(languageId)?.found
  if (!found) return null
  return (
    <Notice kind="info">
      The level finder found that you know about {found.words} of the {found.words_of_course} words of the course; your
      level is filled in. You may choose another.
    </Notice>
  )
}

function Field({
  field,
  answers,
  change,
  language,
}: {
  field: AssessmentStep
  answers: Omit<Draft, 'step'>
  change(part: Partial<Draft>): void
  language: Language
}) {
  const legend = questions[field].question
  switch (field) {
    case 'current_level':
      return (
        <>
          <ChoiceCards
            key={field}
            legend={legend}
            legendHidden
            columns=""
            choices={levelChoices}
            value={answers.current_level}
            onChange={current_level => change({ current_level })}
          />
          <InPreparation level={answers.current_level} language={language} />
        </>
      )
    case 'learning_goals':
      return (
        <ChoiceCards
          key={field}
          legend={legend}
          legendHidden
          choices={goalChoices}
          value={answers.learning_goals}
          onChange={learning_goals => change({ learning_goals })}
        />
      )
    case 'daily_time_minutes':
      return (
        <RangeSlider
          label="Minutes each day"
          {...DAILY_MINUTES}
          value={answers.daily_time_minutes ?? DAILY_MINUTES.standard}
          onChange={daily_time_minutes => change({ daily_time_minutes })}
          valueText={`${answers.daily_time_minutes} minutes`}
          ends={[`${DAILY_MINUTES.min} minutes`, `${DAILY_MINUTES.max} minutes`]}
          hint="30+ recommended"
        />
      )
    case 'preferred_focus':
      return (
        <ChoiceCards
          key={field}
          legend={legend}
          legendHidden
          choices={focusChoices}
          value={answers.preferred_focus}
          onChange={preferred_focus => change({ preferred_focus })}
        />
      )
    case 'motivation_reasons':
      return (
        <ChoiceCards
          key={field}
          legend={legend}
          legendHidden
          choices={motivationChoices}
          value={answers.motivation_reasons}
          onChange={motivation_reasons => change({ motivation_reasons })}
        />
      )
    case 'specific_goals':
      return (
        <label className="block">
          <span className="text-lg font-medium">Specific goals (optional)</span>
          <textarea
            rows={5}
            maxLength={MAX_SPECIFIC_GOALS}
            value={answers.specific_goals}
            onChange={event => change({ specific_goals: event.target.value })}
            className="mt-2 w-full rounded-md border border-line bg-sheet px-4 py-3"
          />
        </label>
      )
  }
}

/** Who is at a level without a course says so all the same: the server then teaches at the nearest level that has one. */
function InPreparation({ level, language }: { level: Level | undefined; language: Language }) {
  return (
    <div role="status">
      {level && !language.levels.includes(level) && (
        <Notice kind="info">
          The {level} course in {language.name} is in preparation. You begin with the nearest one, in the week where the
          first day’s test places you.
        </Notice>
      )}
    </div>
  )
}

/** Sends the answers, forgets the draft, and goes to the dashboard, where the tasks made from them wait. */
function useSending(languageId: number, draftKey: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: (answers: AssessmentAnswers) => call(api.assess, { body: { language_id: languageId, ...answers } }),
    onSuccess: async assessment => {
      discardDraft(draftKey)
      queries.removeQueries({ queryKey: ['daily-tasks'] })
      queries.removeQueries({ queryKey: ['enrolments'] })
      queries.setQueryData(assessmentQuery(languageId).queryKey, assessment)
      await navigate(paths.dashboard)
    },
  })
}
