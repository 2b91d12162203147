import type { Courses } from '#curriculum/course/courses.ts'
import { createBuiltInTutor } from './built-in/built-in-tutor.ts'
import { withLanguageTool } from './language-tool/language-tool-tutor.ts'
import { createModelTutor } from './model/model-tutor.ts'
import type { Model } from './model/model-tutor.ts'
import type { UsageMeter } from './model/model-usage.ts'
import type { Spelling } from './spelling/spelling.ts'
import type { Tutor } from './tutor.ts'

export type TutorSettings = {
  provider: 'openai-compatible' | 'anthropic' | 'google'
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
}

/** The tutor that the settings ask for: the built-in one, or a model with the built-in one behind it. */
export async function createTutor(
  settings: TutorSettings | undefined,
  {
    courses,
    meter,
    spelling,
    languageToolUrl,
    onFailure,
  }: {
    courses: Courses
    meter: UsageMeter
    spelling: Spelling
    /** A LanguageTool server that looks at messages as well. */
    languageToolUrl?: string | undefined
    onFailure?: Parameters<typeof createModelTutor>[0]['onFailure']
  },
): Promise<Tutor> {
  const rules = createBuiltInTutor(courses, spelling)
  const told = (error: unknown) => onFailure?.({ call: 'languagetool', error })
  const builtIn = languageToolUrl ? withLanguageTool(rules, { url: languageToolUrl, onFailure: told }) : rules
  if (!settings) return builtIn
  const model = await modelOf(settings)
  return createModelTutor({ model, name: settings.model, builtIn, meter, ...(onFailure && { onFailure }) })
}

/** The vendor's library is loaded only where it is asked for. */
export async function modelOf({ provider, baseUrl, apiKey, model }: TutorSettings): Promise<Model> {
  const address = { ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) }
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(address)(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(address)(model)
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ name: 'openai-compatible', baseURL: baseUrl ?? '', ...(apiKey && { apiKey }) })(
        model,
      )
    }
  }
}
