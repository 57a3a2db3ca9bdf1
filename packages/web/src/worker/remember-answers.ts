import type { Methods, Remote } from './remote.ts'

type Open<Offered extends Methods> = (onProgress: (done: number) => void) => Remote<Offered>

/** Some pages ask four questions. Questions with a year of purchases are long, so only the last ones are kept. */
const MOST_ANSWERS = 8

/**
 * Remembers the last answers of workers that answer the same question the same way, so that a page that opens again, or another
 * one with the same question, shows them at once. The worker starts with the first question that is new.
 *
 * @param today part of every question, because answers depend on the day.
 */
export function rememberAnswers<Offered extends Methods>(
  open: Open<Offered>,
  today: () => string,
): Open<Offered> {
  const answers = new Map<string, unknown>()
  const remember = (question: string, answer: unknown) => {
    answers.delete(question)
    answers.set(question, answer)
    const [oldest] = answers.keys()
    if (answers.size > MOST_ANSWERS && oldest !== undefined) {
      answers.delete(oldest)
    }
  }
  return (onProgress) => {
    let worker: Remote<Offered> | null = null
    return {
      ask: async (name, ...args) => {
        const question = JSON.stringify([today(), name, args])
        if (!answers.has(question)) {
          worker ??= open(onProgress)
          remember(question, await worker.ask(name, ...args))
        } else {
          remember(question, answers.get(question))
        }
        // What the method of this name returned.
        return answers.get(question) as never
      },
      close: () => worker?.close(),
    }
  }
}
