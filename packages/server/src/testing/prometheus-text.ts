/** Reads Prometheus's text format, and throws for a line that its grammar doesn't allow. */

export type Sample = Readonly<{
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}>

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/gy
const COMMENT = /^# (?:HELP|TYPE|UNIT) [a-zA-Z_:][\w:]* ?/

export function readPrometheusText(text: string): readonly Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !COMMENT.test(line))
    .map(readSample)
}

function readSample(line: string): Sample {
  const [, name, labels = '', value] = SAMPLE.exec(line) ?? []
  const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value)
  if (name === undefined || Number.isNaN(number)) {
    throw new Error(`Not a sample: ${line}`)
  }
  return { name, labels: readLabels(labels, line), value: number }
}

function readLabels(text: string, line: string): Record<string, string> {
  const found = [...text.matchAll(LABEL)]
  if (found.map(([whole]) => whole).join('') !== text) {
    throw new Error(`Not labels: ${line}`)
  }
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}
