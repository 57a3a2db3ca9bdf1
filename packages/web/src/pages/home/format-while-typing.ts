import { isForwardDelete, type Keystroke, readMoneyInput, sourceOf } from '../../ui/money-input.ts'

/**
 * Formats the amounts of a server-rendered form while someone types, with the rules of every money field. Returns a
 * function that stops it.
 */
export function formatWhileTyping(form: HTMLFormElement): () => void {
  const accepted = new Map<string, Required<Pick<Keystroke, 'previous' | 'cents'>>>()
  const format = (input: HTMLInputElement, how: Pick<Keystroke, 'source' | 'isForwardDelete'>) => {
    const { value, selectionStart, name } = input
    const { previous, cents } = accepted.get(name) ?? { previous: '', cents: null }
    const read = readMoneyInput({
      typed: value,
      caret: selectionStart ?? value.length,
      previous,
      cents,
      ...how,
    })
    accepted.set(name, { previous: read.digits, cents: read.cents })
    if (value !== read.display) {
      input.value = read.display
      if (input === document.activeElement) {
        input.setSelectionRange(read.caret, read.caret)
      }
    }
  }
  for (const input of form.querySelectorAll('input')) {
    format(input, { source: 'found' })
  }
  const handleInput = (event: Event) => {
    if (event.target instanceof HTMLInputElement) {
      format(event.target, { source: sourceOf(event), isForwardDelete: isForwardDelete(event) })
    }
  }
  // While capturing, so that others read the formatted amount.
  form.addEventListener('input', handleInput, true)
  return () => form.removeEventListener('input', handleInput, true)
}
