import { readMoneyInput } from '../../ui/money-input.ts'

/**
 * Formats the amounts of a server-rendered form while someone types, with the rules of every money field. Returns a
 * function that stops it.
 */
export function formatWhileTyping(form: HTMLFormElement): () => void {
  const accepted = new Map<string, string>()
  const format = (input: HTMLInputElement, isForwardDelete: boolean) => {
    const { value, selectionStart, name } = input
    const caret = selectionStart ?? value.length
    const read = readMoneyInput({
      typed: value,
      caret,
      previous: accepted.get(name) ?? '',
      isForwardDelete,
    })
    accepted.set(name, read.digits)
    if (value !== read.display) {
      input.value = read.display
      if (input === document.activeElement) {
        input.setSelectionRange(read.caret, read.caret)
      }
    }
  }
  for (const input of form.querySelectorAll('input')) {
    format(input, false)
  }
  const handleInput = (event: Event) => {
    if (event.target instanceof HTMLInputElement) {
      format(event.target, isForwardDelete(event))
    }
  }
  // While capturing, so that others read the formatted amount.
  form.addEventListener('input', handleInput, true)
  return () => form.removeEventListener('input', handleInput, true)
}

const isForwardDelete = (event: Event) =>
  event instanceof InputEvent && event.inputType.startsWith('delete') && event.inputType.endsWith('Forward')
