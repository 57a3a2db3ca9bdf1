import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** What a browser that can install hands over; the DOM's own types do not know it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** There only where the browser offers to install; everywhere else the words beside it say how. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  useEffect(() => {
    const handleOffer = (event: Event) => {
      if (canPrompt(event)) {
        event.preventDefault()
        setOffer(event)
      }
    }
    window.addEventListener('beforeinstallprompt', handleOffer)
    return () => window.removeEventListener('beforeinstallprompt', handleOffer)
  }, [])
  if (offer === null) {
    return null
  }
  const handleClick = () => {
    // A browser lets an offer be taken up once.
    setOffer(null)
    void offer.prompt()
  }
  return (
    <Button onClick={handleClick} className="mt-6">
      Install Cardsight
    </Button>
  )
}

function canPrompt(event: Event): event is InstallOffer {
  return 'prompt' in event
}
