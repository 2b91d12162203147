import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Lesson } from '#contract/program/lessons.ts'
import { ModeChoice } from '../activities/run/mode-choice.tsx'
import { SpokenLine } from '../activities/items/spoken-line.tsx'
import { VocabularyList } from '../activities/items/lesson/vocabulary-list.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { Button } from '../ui/button.tsx'
import { FormsTable } from './forms-table.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonReadings } from './lesson-readings.tsx'
import { NeedHelp } from './need-help.tsx'
import { Phrases } from './phrases.tsx'
import { StartAiChat } from './start-ai-chat.tsx'

/** Everything of a lesson on one page, for reading and printing. */
export function LessonAllAtOnce({
  lesson,
  code,
  speech,
  answered,
  exercises,
  onSteps,
}: {
  lesson: Lesson
  code: string
  speech: Speech
  /** How many exercises have an answer. */
  answered: number
  exercises: ReactNode
  onSteps(): void
}) {
  const { content } = lesson
  const [helping, setHelping] = useState(false)
  return (
    <LessonReadings lesson={lesson}>
      <article>
        <div className="border-b border-line pb-6">
          <LessonHeader lesson={lesson} />
          <Button kind="secondary" className="mt-4 print:hidden" onClick={onSteps}>
            Step by step
          </Button>
        </div>
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0 space-y-10">
            <Section title="Introduction">
              <p className="mt-2 max-w-prose text-lg">{content.introduction}</p>
            </Section>
            {content.vocabulary.length > 0 && (
              <Section title="Vocabulary">
                <VocabularyList
                  vocabulary={content.vocabulary}
                  code={code}
                  languageName={lesson.content_type}
                  speech={speech}
                />
              </Section>
            )}
            {content.main_content.length > 0 && (
              <div className="space-y-8">
                {content.main_content.map(part => (
                  <Section key={part.title} title={part.title}>
                    {part.explanation.split(/\n+/u).map(text => (
                      <p key={text} className="mt-2 max-w-prose">
                        {text}
                      </p>
                    ))}
                    {part.table && <FormsTable table={part.table} code={code} title={part.title} />}
                    <Phrases phrases={part.examples} code={code} speech={speech} />
                  </Section>
                ))}
              </div>
            )}
            {content.dialogue?.turn && (
              <Section title={content.dialogue.title}>
                <p className="mt-2 max-w-prose text-quiet">{content.dialogue.setting}</p>
                <ol className="mt-4 space-y-3">
                  {content.dialogue.lines.map((line, at) => (
                    <SpokenLine
                      key={at}
                      line={line}
                      code={code}
                      speech={speech}
                      isMine={line.speaker !== content.dialogue?.lines[0]?.speaker}
                    />
                  ))}
                </ol>
              </Section>
            )}
            {content.examples.length > 0 && (
              <Section title="Examples">
                <Phrases phrases={content.examples} code={code} speech={speech} />
              </Section>
            )}
            <Section title="Practice Exercises">
              <ModeChoice className="mt-2 print:hidden" />
              {exercises}
            </Section>
          </div>
          <aside aria-label="Progress and help" className="space-y-8 print:hidden">
            <Section title="Progress">
              <p className="mt-2 mb-2">
                Exercises answered {answered}/{content.exercises.length}
              </p>
              <ProgressBar label="Exercises answered" value={answered} max={content.exercises.length} />
              {lesson.progress && (
                <p className="mt-2 text-sm text-quiet">Completed before. Best score: {lesson.progress.best_score}%</p>
              )}
            </Section>
            <Section title="Need Help?">
              <p className="mt-2">
                Its words, notes and grammar answer many a question; the tutor talks about the rest.
              </p>
              <Button kind="secondary" className="mt-3 w-full" onClick={() => setHelping(true)}>
                Ask about this lesson
              </Button>
              <StartAiChat languageName={lesson.content_type} className="mt-3" />
            </Section>
          </aside>
        </div>
        {helping && (
          <HelpSheet onClose={() => setHelping(false)}>
            <NeedHelp content={content} code={code} languageName={lesson.content_type} speech={speech} />
          </HelpSheet>
        )}
      </article>
    </LessonReadings>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
