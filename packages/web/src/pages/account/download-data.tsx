import type { UserExport } from '@cardsight/contract/account'
import { useState } from 'react'
import { FormMessage } from '../../features/forms/form-parts.tsx'
import { serverSentence } from '../../features/forms/use-form.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { type AccountCalls, useOops } from './account-calls.ts'
import { accountText } from './account-text.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { EXPORT_HASH, useResume } from './use-resume.ts'

type DownloadDataProps = {
  calls: Pick<AccountCalls, 'exportAll'>
  save?: (fileName: string, text: string) => void
}

export function DownloadData({ calls, save = saveJson }: DownloadDataProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [saved, setSaved] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const goToOops = useOops()
  const confirmed = useConfirmed()
  const handleDownload = async () => {
    setIsBusy(true)
    setSaved(null)
    setFailure(null)
    try {
      const everything = await confirmed(calls.exportAll, EXPORT_HASH)
      if (everything !== null) {
        save(fileNameOf(everything), JSON.stringify(everything, null, 2))
        setSaved(fileNameOf(everything))
      }
    } catch (error) {
      if (!goToOops(error)) {
        setFailure(serverSentence(error, accountText.exportFailed))
      }
    }
    setIsBusy(false)
  }
  useResume(EXPORT_HASH, handleDownload)
  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="secondary" busy={isBusy} onClick={handleDownload}>
        Download my data
      </Button>
      <FormMessage tone="good">{saved === null ? null : `Saved as ${saved}`}</FormMessage>
      <FormMessage tone="bad">{failure}</FormMessage>
    </div>
  )
}

function fileNameOf({ exportedAt }: UserExport): string {
  return `cardsight-${exportedAt.slice(0, 10)}.json`
}

function saveJson(fileName: string, text: string): void {
  saveFile(fileName, 'application/json', text)
}
