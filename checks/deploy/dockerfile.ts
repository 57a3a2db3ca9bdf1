/** Reads a Dockerfile: the instructions that ours uses, and an error for any other. */

export type Instruction = Readonly<{ keyword: string; flags: Readonly<Record<string, string>>; rest: string }>
export type Stage = Readonly<{ image: string; name: string | null; instructions: readonly Instruction[] }>

const KEYWORDS: ReadonlySet<string> = new Set([
  'CMD',
  'COPY',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'RUN',
  'STOPSIGNAL',
  'USER',
  'VOLUME',
  'WORKDIR',
])

export function parseDockerfile(text: string): Stage[] {
  const stages: { image: string; name: string | null; instructions: Instruction[] }[] = []
  for (const instruction of parseInstructions(text)) {
    if (instruction.keyword === 'FROM') {
      const [image = '', , name = null] = instruction.rest.split(' ')
      stages.push({ image, name, instructions: [] })
    } else {
      stages.at(-1)?.instructions.push(instruction)
    }
  }
  return stages
}

function parseInstructions(text: string): Instruction[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseInstruction)
}

function parseInstruction(line: string): Instruction {
  const [keyword = '', ...words] = line.trim().split(' ')
  if (!KEYWORDS.has(keyword)) {
    throw new Error(`The checks don't know the instruction ${keyword}. Add it to checks/deploy.`)
  }
  const firstOther = words.findIndex((word) => !word.startsWith('--'))
  const flags = words.slice(0, firstOther).map((flag) => flag.slice('--'.length).split('='))
  return { keyword, flags: Object.fromEntries(flags), rest: words.slice(firstOther).join(' ') }
}

/** The value of an instruction that a stage has once, such as USER. */
export function only(stage: Stage, keyword: string): Instruction {
  const [instruction, ...others] = stage.instructions.filter((each) => each.keyword === keyword)
  if (instruction === undefined || others.length > 0) {
    throw new Error(`The stage from ${stage.image} needs exactly one ${keyword}.`)
  }
  return instruction
}

/** Arguments of `CMD ["a", "b"]`, also after `HEALTHCHECK`. A shell form would need a shell in the image. */
export function argumentsOf({ rest }: Instruction): string[] {
  return JSON.parse(rest.slice(rest.indexOf('[')))
}

export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = stage.instructions
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ rest }) => rest.split(' '))
    .map((pair) => pair.split('='))
  return Object.fromEntries(pairs)
}
