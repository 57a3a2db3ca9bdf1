/** The function, remembering its last answer: asked the same again it gives the same object, and computes nothing. */
export function rememberLast<Args extends readonly unknown[], Answer>(
  compute: (...args: Args) => Answer,
): (...args: Args) => Answer {
  let last: { args: Args; answer: Answer } | null = null
  return (...args) => {
    if (last === null || !args.every((arg, place) => Object.is(arg, last?.args[place]))) {
      last = { args, answer: compute(...args) }
    }
    return last.answer
  }
}
