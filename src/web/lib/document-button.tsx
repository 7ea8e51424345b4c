import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useTranslate } from '../i18n/translation.tsx'
import { Button } from '../ui/button.tsx'
import { downloadDocument } from './download-document.ts'
import { errorToast } from './error-toast.ts'
import { toast } from './toast.ts'

interface DocumentButtonProps {
  label: string
  /** The use case that writes it, and what it has to be told. */
  name:
    | 'get-statement'
    | 'get-receipt'
    | 'get-invoice'
    | 'export-fee-invoices'
    | 'get-handover-protocol'
    | 'get-dispute-evidence'
    | 'export-payouts'
  input: object
  /** PDF unless it is said. */
  type?: string
  onDone?: () => void
}

/** Downloads a file that a use case writes. */
export function DocumentButton({ label, name, input, type, onDone }: DocumentButtonProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      await downloadDocument(name, input, type)
      onDone?.()
    } catch (error) {
      toast(errorToast(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void download()}>
      <FileText aria-hidden size={16} />
      {label}
    </Button>
  )
}
