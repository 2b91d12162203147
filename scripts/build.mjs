// npm run build: compiles courses and wordlists and builds the web application, each only when its sources have changed.
import { command, ensureInstalled, root, runNode, unlessUnchanged } from './machine.mjs'
import { pathToFileURL } from 'node:url'

export function build() {
  unlessUnchanged(
    '.courses',
    ['courses', 'dictionary', 'src/curriculum', 'src/domain', 'scripts/compile-courses.ts'],
    () => {
      console.log('Compiling courses…')
      must('compile the courses', runNode(['scripts/compile-courses.ts']))
    },
  )
  const wordlistSources = [
    'dictionary',
    'src/curriculum/wordlist',
    'src/domain/answers',
    'src/domain/lookup',
    'scripts/compile-wordlists.ts',
  ]
  unlessUnchanged('.wordlists', wordlistSources, () => {
    console.log('Compiling wordlists…')
    must('compile the wordlists', runNode(['scripts/compile-wordlists.ts']))
  })
  const webSources = [
    'src/web',
    'src/contract',
    'src/domain',
    'scripts/landing-html.ts',
    'scripts/prerender.ts',
    'scripts/pictures.ts',
    'scripts/strokes.ts',
    'scripts/precompress.ts',
    'vite.config.ts',
    'package-lock.json',
    'build/.courses',
  ]
  unlessUnchanged('.web', webSources, () => {
    console.log('Building the web application…')
    must('build the web application', runNode([command('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn']))
    must('build the landing page', runNode([command('vite', 'bin/vite.js'), 'build', '--ssr', '--logLevel', 'warn']))
    must('prerender the landing page', runNode(['scripts/prerender.ts']))
    must('write the pictures', runNode(['scripts/pictures.ts']))
    must('write the strokes', runNode(['scripts/strokes.ts']))
    must('compress the web application', runNode(['scripts/precompress.ts']))
  })
}

function must(action, exitCode) {
  if (exitCode === 0) return
  console.error(`Cannot ${action}: the message is above`)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(root)
  ensureInstalled()
  build()
}
