import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { languageByNameOrCode } from '#domain/languages.ts'
import { levelFinderQuery } from '#web/app/queries.ts'
import { LevelFinder } from '#web/trial/level-finder.tsx'
import { NoSuchLanguage } from '#web/trial/no-such-language.tsx'

/** How much of a language somebody knows, found in three minutes, for anybody. */
export function LevelFinderPage() {
  const { language: text = '' } = useParams()
  const language = languageByNameOrCode(text)
  return language ? <Finder key={language.id} language={language} /> : <NoSuchLanguage />
}

function Finder({ language }: { language: { id: number; code: string; name: string } }) {
  const { data: bank } = useSuspenseQuery(levelFinderQuery(language.id))
  return bank ? <LevelFinder language={language} bank={bank} /> : <NoSuchLanguage name={language.name} />
}
