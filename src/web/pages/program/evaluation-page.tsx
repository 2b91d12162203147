import { useMutation, useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '#web/app/auth.tsx'
import { call } from '#web/app/call-client.ts'
import { EvaluationTest } from '#web/evaluation/evaluation-word-check.tsx'
import { useStep } from '#web/app/use-step.ts'
import { NoLanguage } from '#web/parts/no-language.tsx'
import { paths } from '#web/app/paths.ts'
import { serverNow } from '#web/app/server-now.ts'
import {
  assessmentQuery,
  evaluationQuery,
  languagesQuery,
  programQuery,
  programStatsQuery,
  streakQuery,
} from '#web/app/queries.ts'
import { MeasuredGain } from '#web/progress/measured-gain.tsx'
import { shownDay } from '#web/parts/shown-date.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import type { Choice } from '#web/ui/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ProgramArc } from '#web/ui/program-arc.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { Wizard } from '#web/ui/wizard.tsx'
import { discardDraft, useDraft } from '#web/storage/use-draft.ts'
import { api } from '#contract/api.ts'
import type { Evaluation, ProgramStats } from '#contract/program/evaluations.ts'
import type { Language } from '#contract/learners/languages.ts'
import { GOALS_PERCENTAGE, evaluationStepIsComplete, evaluationSteps } from '#domain/program/evaluation.ts'
import type { EvaluationAnswers, FinalLevel } from '#domain/program/evaluation.ts'
import { EVALUATION_AFTER_DAYS, PROGRAM_DAYS, evaluationCounts } from '#domain/program/program.ts'

const steps = [
  { question: 'How was the program?', why: 'Choose a rating to go on.' },
  { question: 'How far did you come?', why: 'Give a rating and move the slider above 0 to go on.' },
  { question: 'How hard was it?', why: 'Give both ratings to go on.' },
  { question: 'What should we keep, what should we change?', hint: 'Both may stay empty.', why: '' },
  { question: 'And in the end?', why: 'Answer both questions to submit.' },
] as const

const recommendChoices: readonly Choice<'yes' | 'no'>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const finalLevelChoices: readonly Choice<FinalLevel>[] = [
  { value: 'beginner_plus', label: 'Beginner plus', description: 'Simple sentences about myself.' },
  { value: 'intermediate_low', label: 'Intermediate low', description: 'Everyday matters, slowly.' },
  { value: 'intermediate', label: 'Intermediate', description: 'Most everyday situations.' },
  { value: 'intermediate_high', label: 'Intermediate high', description: 'Longer talk, with slips.' },
  { value: 'advanced_low', label: 'Advanced low', description: 'Opinions and stories, clearly.' },
  { value: 'advanced', label: 'Advanced', description: 'With ease, also at work.' },
  { value: 'fluent', label: 'Fluent', description: 'Almost as in my own language.' },
]

export function EvaluationPage() {
  const [query] = useSearchParams()
  const { data: languages } = useSuspenseQuery(languagesQuery)
  const language = languages.find(each => String(each.id) === query.get('language_id'))
  return language ? <LanguageEvaluation key={language.id} language={language} /> : <NoLanguage what="evaluation" />
}

function LanguageEvaluation({ language }: { language: Language }) {
  const [{ data: given }, { data: stats }, { data: assessment }] = useSuspenseQueries({
    queries: [evaluationQuery(language.id), programStatsQuery(language.id), assessmentQuery(language.id)],
  })
  // The streak's answer tells the server's time, by which a program ends.
  const [{ data: program }] = useSuspenseQueries({ queries: [programQuery, streakQuery] })
  const queries = useQueryClient()
  if (given) return <Given language={language} evaluation={given} stats={stats} />
  if (!assessment) return <NotAssessed language={language} />
  const assessedAt = Temporal.Instant.from(assessment.completed_at)
  const ends = program.ended_at && !program.subscription ? [Temporal.Instant.from(program.ended_at)] : []
  return evaluationCounts(serverNow(queries), assessedAt, ends) ? (
    <EvaluationForm language={language} stats={stats} />
  ) : (
    <NotDue language={language} opens={assessedAt.add({ hours: 24 * EVALUATION_AFTER_DAYS })} />
  )
}

/** An evaluation looks back: before the end there is nothing to look back on. */
function NotDue({ language, opens }: { language: Language; opens: Temporal.Instant }) {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <PageHeading title="Your evaluation is not open yet" />
      <p className="mt-3 text-quiet">
        It looks back on your {language.name} program and opens when that has run its {PROGRAM_DAYS} days, on{' '}
        {shownDay(opens.toString())} at the latest.
      </p>
      <ButtonLink className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}

/** There is nothing to evaluate before a program has begun. */
function NotAssessed({ language }: { language: Language }) {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <PageHeading title="Nothing to evaluate yet" />
      <p className="mt-3 text-quiet">
        Your {language.name} program begins with the assessment. The evaluation comes when it has run its {PROGRAM_DAYS}{' '}
        days.
      </p>
      <ButtonLink className="mt-6" to={paths.assessment(language.id)}>
        Start Assessment
      </ButtonLink>
    </section>
  )
}

type Draft = { step: number } & { [Field in keyof EvaluationAnswers]: EvaluationAnswers[Field] | undefined }

const empty: Draft = {
  step: 0,
  program_rating: 0,
  progress_rating: 0,
  goals_achieved_percentage: 0,
  difficulty_rating: 0,
  time_commitment_rating: 0,
  favorite_aspects: '',
  improvement_suggestions: '',
  would_recommend: undefined,
  final_level_assessment: undefined,
}

function EvaluationForm({ language, stats }: { language: Language; stats: ProgramStats }) {
  const { user } = useAuth()
  const queries = useQueryClient()
  const draftKey = `meridian.evaluation.${user?.id}.${language.id}`
  const [{ step: kept, ...answers }, change] = useDraft<Draft>(draftKey, empty)
  const [step, goTo] = useStep(kept, at => change({ step: at }))
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.evaluate, { body: { language_id: language.id, ...(answers as EvaluationAnswers) } }),
    onSuccess: evaluation => {
      discardDraft(draftKey)
      queries.setQueryData(evaluationQuery(language.id).queryKey, evaluation)
    },
  })
  const shown = steps[step] ?? steps[0]
  // While the last test runs, it has the page to itself.
  const [testing, setTesting] = useState(false)

  return (
    <>
      {!testing && (
        <Wizard
          title={`${language.name} program evaluation`}
          question={shown.question}
          {...('hint' in shown && { hint: shown.hint })}
          step={step}
          steps={evaluationSteps.length}
          isComplete={evaluationStepIsComplete(step, answers)}
          whyIncomplete={shown.why}
          submitLabel="Submit Evaluation"
          isSending={sending.isPending}
          onBack={() => goTo(step - 1)}
          onNext={() => goTo(step + 1)}
          onSubmit={() => sending.mutate()}
        >
          <Fields step={step} answers={answers} change={change} />
          {sending.error && (
            <Notice kind="error">
              Your evaluation could not be sent. {sending.error.message} Your answers are kept here; please submit
              again.
            </Notice>
          )}
        </Wizard>
      )}
      <EvaluationTest language={language} running={testing} onRunning={setTesting} />
      <aside aria-label="Your program in numbers" className="mx-auto mt-12 max-w-2xl border-t border-line pt-5">
        <Stats stats={stats} />
        <MeasuredGain languageId={language.id} />
      </aside>
    </>
  )
}

function Fields({
  step,
  answers,
  change,
}: {
  step: number
  answers: Omit<Draft, 'step'>
  change(part: Partial<Draft>): void
}) {
  switch (step) {
    case 0:
      return (
        <Rating
          legend="Program rating"
          ends={['poor', 'excellent']}
          value={answers.program_rating ?? 0}
          onChange={program_rating => change({ program_rating })}
        />
      )
    case 1:
      return (
        <>
          <Rating
            legend="Progress rating"
            ends={['hardly any progress', 'very much progress']}
            value={answers.progress_rating ?? 0}
            onChange={progress_rating => change({ progress_rating })}
          />
          <RangeSlider
            label="Goals achieved"
            {...GOALS_PERCENTAGE}
            value={answers.goals_achieved_percentage ?? 0}
            onChange={goals_achieved_percentage => change({ goals_achieved_percentage })}
            valueText={`${answers.goals_achieved_percentage}%`}
            ends={['none', 'all of them']}
          />
        </>
      )
    case 2:
      return (
        <>
          <Rating
            legend="Difficulty rating"
            ends={['too easy', 'too hard']}
            value={answers.difficulty_rating ?? 0}
            onChange={difficulty_rating => change({ difficulty_rating })}
          />
          <Rating
            legend="Time commitment rating"
            ends={['far too much time', 'just right']}
            value={answers.time_commitment_rating ?? 0}
            onChange={time_commitment_rating => change({ time_commitment_rating })}
          />
        </>
      )
    case 3:
      return (
        <>
          <FreeText
            label="Favorite aspects (optional)"
            value={answers.favorite_aspects ?? ''}
            onChange={favorite_aspects => change({ favorite_aspects })}
          />
          <FreeText
            label="Improvement suggestions (optional)"
            value={answers.improvement_suggestions ?? ''}
            onChange={improvement_suggestions => change({ improvement_suggestions })}
          />
        </>
      )
    default:
      return (
        <>
          <ChoiceCards
            legend="Would you recommend the program?"
            choices={recommendChoices}
            value={answers.would_recommend === undefined ? undefined : answers.would_recommend ? 'yes' : 'no'}
            onChange={choice => change({ would_recommend: choice === 'yes' })}
          />
          <ChoiceCards
            legend="What is your level now?"
            choices={finalLevelChoices}
            value={answers.final_level_assessment}
            onChange={final_level_assessment => change({ final_level_assessment })}
          />
        </>
      )
  }
}

function FreeText({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <label className="block">
      <span className="text-lg font-medium">{label}</span>
      <textarea
        rows={4}
        maxLength={5000}
        value={value}
        onChange={event => onChange(event.target.value)}
        className="mt-2 w-full rounded-md border border-line bg-sheet px-4 py-3"
      />
    </label>
  )
}

function Stats({ stats }: { stats: ProgramStats }) {
  const rows = [
    ['Days completed', String(stats.days_completed)],
    ['Tasks completed', String(stats.tasks_completed)],
    ['Average score', stats.average_score === null ? 'no lesson scored' : `${stats.average_score}%`],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-display text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An evaluation is given once; afterwards the page shows that it was, and what it said. */
function Given({ language, evaluation, stats }: { language: Language; evaluation: Evaluation; stats: ProgramStats }) {
  return (
    <section className="mx-auto grid max-w-2xl gap-6 py-6">
      <ProgramArc day={PROGRAM_DAYS} size={128} label="The program’s arc, closed" />
      <div>
        <PageHeading title="Thank you" focusKey="given" />
        <p className="mt-3 text-lg text-quiet">
          Your evaluation of the {language.name} program was received on {shownDay(evaluation.submitted_at)}. You rated
          the program {evaluation.program_rating} of 5 and reached {evaluation.goals_achieved_percentage}% of your
          goals.
        </p>
      </div>
      <Stats stats={stats} />
      <MeasuredGain languageId={language.id} />
      <p>
        <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
      </p>
    </section>
  )
}
