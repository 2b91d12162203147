import { compileCourse } from '#curriculum/compile.ts'
import { loadTranscribe } from '#curriculum/ipa/transcriber.ts'
import { readLanguage, readSyllabus } from '#curriculum/read-course.ts'
import { lessonOf } from '#curriculum/derive/lesson.ts'
import { taskOf } from '#curriculum/derive/task.ts'
import { outlineOf } from '#curriculum/derive/outline.ts'
const syl = readSyllabus('.', 'beginner')
const es = readLanguage('.', 'es', [syl])!
const lvl = es.levels[0]!
const have = [...lvl.weeks.keys()]
for (let n = 1; n <= 13; n++)
  if (!lvl.weeks.has(n)) {
    lvl.weeks.set(n, lvl.weeks.get(1)!)
    lvl.files.set(n, lvl.files.get(1)!)
    syl.weeks.set(n, syl.weeks.get(1)!)
  }
let t = performance.now()
const tr = await loadTranscribe()
console.log('load', performance.now() - t)
t = performance.now()
const { course, faults } = compileCourse(es as never, lvl, syl, tr)
console.log('compile', performance.now() - t, faults.length)
console.log(
  course.weeks
    .filter(w => have.includes(w.number))
    .flatMap(w => [
      ...w.days.flatMap(d => d.words.map(x => `${x.word} /${x.ipa}/`)),
      w.sound.sentence.text + ' /' + w.sound.sentence.ipa + '/',
    ])
    .join('  '),
)
t = performance.now()
const o = outlineOf(course)
console.log('outline', performance.now() - t)
for (const n of have.slice(0, 3))
  console.log(
    o.lessons
      .filter(l => l.week === n)
      .map(l => l.day + ':' + (l.seconds / 60).toFixed(1))
      .join(' '),
    o.activities
      .filter(a => a.week === n)
      .map(a => `${a.activity} ${a.day} ${a.seconds}`)
      .join(', '),
  )
const [a, b] = (process.argv[2] ?? '1-2').split('-').map(Number)
if (process.argv[3] === 'lesson') console.log(JSON.stringify(lessonOf(course, `es-beginner-0${a}-${b}`), null, 1))
else if (process.argv[3]) {
  t = performance.now()
  const x = taskOf(course, {
    kind: 'activity',
    activity: process.argv[3] as never,
    week: a!,
    day: b!,
    items: [],
    seed: 1,
  })
  console.log('task', performance.now() - t)
  console.log(JSON.stringify({ ...x, content: { ...x!.content, vocabulary: undefined } }, null, 1))
}
