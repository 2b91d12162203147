// Writes the strokes of every character that a compiled course teaches into build/web/strokes, a file for each.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Course } from '#curriculum/course/course.ts'
import type { CourseIndex } from '#curriculum/course/load-courses.ts'
import { strokesFile } from '#curriculum/course/strokes.ts'
import { strokesPath } from '#domain/lessons/strokes-path.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const compiled = join(root, 'build', 'courses')
const index = JSON.parse(readFileSync(join(compiled, 'index.json'), 'utf8')) as CourseIndex

for (const { code, file } of index.courses) {
  if (code !== 'zh' && code !== 'ja') continue
  const course = JSON.parse(readFileSync(join(compiled, file), 'utf8')) as Course
  const characters = (course.characters ?? []).flatMap(day => day.characters)
  for (const { character } of characters) {
    const strokes = strokesFile(code, character)
    if (!strokes) throw new Error(`Cannot write the strokes of "${character}": none are known`)
    const target = join(root, 'build', 'web', strokesPath(code, character))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(strokes, target)
    // The data is free under licences that go with it.
    for (const folder of [dirname(strokes), join(dirname(strokes), 'licenses')]) {
      for (const license of ['ARPHICPL.TXT', 'COPYING.txt', 'LGPL.txt']) {
        const from = join(folder, license)
        if (existsSync(from)) copyFileSync(from, join(dirname(target), license.toLowerCase()))
      }
    }
  }
}
