import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayEarlyClicks } from './early-clicks.ts'

/** happy-dom marks clicks made by a test as untrusted; the journeys make real ones. */
function press(selector: string) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  document.querySelector(selector)?.dispatchEvent(event)
}

let heard: string[] = []

/** The page is hydrated: from here on React handles clicks. */
async function takeOver() {
  for (const control of document.body.querySelectorAll<HTMLElement>('[id]')) {
    const isBox = control instanceof HTMLInputElement
    control.addEventListener('click', () =>
      heard.push(isBox ? `${control.id} ${control.checked}` : control.id),
    )
  }
  document.documentElement.dataset.hydrated = ''
  await vi.advanceTimersByTimeAsync(10)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  heard = []
  document.body.innerHTML = `
    <button type="button" id="why"><b>$95</b></button><button type="button" id="menu">Menu</button>
    <button type="submit" id="send">Send</button><a href="#there" id="link">There</a>
    <label><input type="checkbox" id="student">Student</label><input type="checkbox" id="travel" checked>`
  new Function(replayEarlyClicks)()
})

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.hydrated
  document.body.innerHTML = ''
})

it('replays early clicks in order', async () => {
  press('#menu')
  press('#why b')
  press('#menu')
  await takeOver()
  expect(heard).toEqual(['menu', 'why', 'menu'])
})

it('keeps the state of the checkboxes', async () => {
  press('#student')
  press('#travel')
  press('#travel')
  await takeOver()
  expect(heard).toEqual(['student true', 'travel false', 'travel true'])
})

it('leaves links and forms to the browser', async () => {
  press('#send')
  press('#link')
  await takeOver()
  expect(heard).toEqual([])
})

it('counts a click once if it arrives during hydration', async () => {
  const hear = () => heard.push('the page')
  document.addEventListener('click', hear, true)
  press('#why')
  await takeOver()
  document.removeEventListener('click', hear, true)
  expect(heard).toEqual(['the page', 'why'])
})

it('stops recording once the page is hydrated', async () => {
  await takeOver()
  press('#why')
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).toEqual(['why'])
})
