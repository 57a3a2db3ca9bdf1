import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { YourCardsViewProps } from '../view-props.ts'
import { TrackerSection } from './tracker-section.tsx'

type CalendarDownloadProps = Pick<YourCardsViewProps, 'remote'> & {
  /** The person's account; empty for a guest. */
  ownerId: string
}

/** Reminders of the next year as a file for any calendar app. */
export function CalendarDownload({ remote, ownerId }: CalendarDownloadProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    await remote.ask('calendar', ownerId).then(
      (text) => saveFile('cardsight-your-cards.ics', 'text/calendar', text),
      () => toast({ tone: 'bad', text: 'We couldn’t create the file. Please try again.' }),
    )
    setIsBusy(false)
  }
  return (
    <TrackerSection
      title="Reminders"
      lead="Bonus deadlines, credits you use, annual fees and quarters to activate, for the next 12 months."
    >
      <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
        <CalendarDays aria-hidden="true" className="size-5" /> Download calendar file
      </Button>
    </TrackerSection>
  )
}
