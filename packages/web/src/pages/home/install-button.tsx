import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** The event of a browser that can install the app; missing in the DOM's own types. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** Shown only if the browser offers to install; otherwise the text next to it says how. */
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
    // A browser accepts an offer only once.
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
