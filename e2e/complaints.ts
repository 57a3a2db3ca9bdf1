/** Lines of the product's log from level 40 on: warnings and errors. */
export function complaintsIn(output: string): string[] {
  return output.split('\n').filter((line) => /"level":[4-6]0/.test(line))
}
