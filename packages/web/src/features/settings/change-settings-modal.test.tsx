import { parseDay } from '@cardsight/engine/dates'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
// Loaded up front and not by the first test that needs it, which would exceed its time limit.
import './calendar.tsx'
import { ChangeSettingsModal, type ChangeSettingsModalProps } from './change-settings-modal.tsx'
import { defaultDates } from './dates.ts'

const onApply = vi.fn<ChangeSettingsModalProps['onApply']>()

function Page(props: Partial<ChangeSettingsModalProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ChangeSettingsModal
        open={open}
        onOpenChange={setOpen}
        dates={defaultDates}
        accounts={<p>The accounts</p>}
        enabledCount={2}
        today={parseDay('2026-11-15')}
        isBusy={false}
        isFailed={false}
        onApply={onApply}
        {...props}
      />
    </>
  )
}

/** Happy DOM doesn't draw its days. `main/bank.test.ts` picks them in a browser. */
async function findCalendar() {
  await waitFor(() => expect(document.querySelector('calendar-date')).not.toBeNull())
  return document.querySelector('calendar-date') as HTMLElement & { max: string; value: string }
}

async function openModal(props: Partial<ChangeSettingsModalProps> = {}) {
  onApply.mockReset()
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Change Settings' })
}

const applyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })

async function enter(field: string, text: string) {
  await userEvent.click(screen.getByLabelText(field))
  await userEvent.paste(text)
}

async function enterRange(start: string, end: string) {
  await userEvent.click(screen.getByRole('radio', { name: /Custom range/ }))
  await enter('Start date', start)
  await enter('End date', end)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
}

it('S-MODAL-01, S-MODAL-09: is 500 px wide and contains dates and accounts', async () => {
  const dialog = await openModal()
  expect(dialog.dataset.width).toBe('500')
  expect(within(dialog).getByText('The accounts')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Last 12 months/ }).checked).toBe(true)
})

it('S-MODAL-02, B-DATES-8: lists the choices with their dates as MM/DD/YY', async () => {
  await openModal()
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual([
    'Last 12 months11/15/25 – 11/15/26',
    'Last 9 months02/15/26 – 11/15/26',
    'Last 6 months05/15/26 – 11/15/26',
    'Last 3 months08/15/26 – 11/15/26',
    'Last 1 month10/15/26 – 11/15/26',
    'Max (12 months)11/15/25 – 11/15/26',
    'Custom range',
  ])
})

it('B-DATES-6: reports the chosen dates on Apply, and nothing before', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('radio', { name: /Last 9 months/ }))
  expect(onApply).not.toHaveBeenCalled()
  await userEvent.click(applyButton())
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ dateType: 7, date: null, month: 9 })
})

it('discards what was not applied, and restores the focus', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('radio', { name: /Last 9 months/ }))
  await userEvent.keyboard('{Escape}')
  const opener = screen.getByRole('button', { name: 'Open' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await userEvent.click(opener)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Last 12 months/ }).checked).toBe(true)
})

it('S-MODAL-03, B-DATES-4: accepts a typed custom range', async () => {
  await openModal()
  await enterRange('03/01/2026', '05/31/2026')
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  const radio = screen.getByRole('radio', { name: 'Custom range 03/01/26 – 05/31/26' })
  expect(document.activeElement).toBe(radio)
  await userEvent.click(applyButton())
  expect(onApply).toHaveBeenCalledExactlyOnceWith({
    dateType: 6,
    date: { start: '2026-03-01', end: '2026-05-31' },
    month: null,
  })
})

it('B-VALID-26: shows range errors inline, once Done is clicked', async () => {
  await openModal()
  await enterRange('09/01/2026', '09/15/2026')
  const end = screen.getByLabelText('End date')
  expect(screen.getByText('Minimum date range is 30 days')).toBeDefined()
  expect(document.activeElement).toBe(end)
  await userEvent.clear(end)
  expect(screen.queryByText('Minimum date range is 30 days')).toBeNull()
})

it('B-VALID-22: clears the end date when the start date changes', async () => {
  await openModal()
  await enterRange('09/01/2026', '09/15/2026')
  await userEvent.type(screen.getByLabelText('Start date'), '{Backspace}')
  expect(screen.getByLabelText<HTMLInputElement>('End date').value).toBe('')
})

it('B-VALID-23: does not check the range while a date is missing', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('radio', { name: /Custom range/ }))
  await enter('Start date', '09/01/2026')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/Minimum date range/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined()
})

it('B-VALID-21: offers no day in the future, and takes both days from the calendar', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('radio', { name: /Custom range/ }))
  const calendar = await findCalendar()
  expect(calendar.max).toBe('2026-11-15')
  for (const [day, field, entry] of [
    ['2026-10-01', 'Start date', '10/01/2026'],
    ['2026-10-31', 'End date', '10/31/2026'],
  ] as const) {
    calendar.value = day
    fireEvent(calendar, new Event('change', { bubbles: true }))
    expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe(entry)
  }
})

it('injects no style element, which the Content-Security-Policy forbids', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('radio', { name: /Custom range/ }))
  await findCalendar()
  expect(document.querySelector('style')).toBeNull()
})

it('B-VALID-27: disables Apply while the picker is open, and says why', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('radio', { name: /Custom range/ }))
  expect(applyButton().disabled).toBe(true)
  expect(screen.getByText('Click Done to set the dates.')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /Last 6 months/ }))
  expect(applyButton().disabled).toBe(false)
})

it('B-VALID-27: disables Apply with no card switched on', async () => {
  await openModal({ enabledCount: 0 })
  expect(applyButton().disabled).toBe(true)
  expect(screen.getByText('Turn on at least one card.')).toBeDefined()
})

it('B-VALID-27: disables Apply while cards are loading', async () => {
  await openModal({ isBusy: true })
  expect(applyButton().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(applyButton())
  expect(onApply).not.toHaveBeenCalled()
})

it('B-ERR-10, B-VALID-27: says that loading failed, and disables Apply', async () => {
  await openModal({ isFailed: true })
  expect(screen.getByText('Cards fetching failed.')).toBeDefined()
  expect(applyButton().disabled).toBe(true)
})
