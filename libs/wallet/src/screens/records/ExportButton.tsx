import { useErrorText, useForgetOnReconnect } from '@parlour/api-client';
import { OpenInBrowser } from '@parlour/content';
import { toastRequested } from '@parlour/kernel';
import { deviceOf } from '@parlour/kernel/device';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

export type CsvFile = { rows: string[][]; isCut?: boolean };

export type ExportButtonProps = {
  /** The file name without its extension. */
  name: string;
  columns: string[];
  /** Fetches all rows of the list, not only the loaded ones. */
  collect: () => Promise<{ data: CsvFile } | { error: unknown }>;
};

/** Saves the complete list as a file that is generated on the device. */
export function ExportButton({ name, columns, collect }: ExportButtonProps) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const [state, setState] = useState<{ isBusy?: boolean; error?: unknown; cutAt?: number; isInApp?: boolean }>({});
  useForgetOnReconnect(state.error, () => setState({}));

  async function handleExport() {
    // In-app browsers silently ignore downloads.
    if (deviceOf(window).inApp) return setState({ isInApp: true });
    setState({ isBusy: true });
    const result = await collect();
    if ('error' in result) return setState({ error: result.error });
    const { rows, isCut = false } = result.data;
    saveFile(`${name}.csv`, toCsv([columns, ...rows]), 'text/csv;charset=utf-8');
    dispatch(toastRequested({ level: 'success', text: t('records.export.done', { count: rows.length }) }));
    setState(isCut ? { cutAt: rows.length } : {});
  }

  return (
    <>
      {state.error !== undefined && <Notice tone="danger">{errorText(state.error)}</Notice>}
      {state.cutAt !== undefined && <Notice tone="warn">{t('records.export.cut', { count: state.cutAt })}</Notice>}
      <Button variant="secondary" icon="download" block busy={state.isBusy ?? false} onClick={() => void handleExport()}>
        {t('records.export.button')}
      </Button>
      {state.isInApp && <OpenInBrowser why={t('records.export.inApp')} />}
    </>
  );
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Matches text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r\n|]/;
/** A byte order mark tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

/**
 * Formats rows as CSV by RFC 4180: CRLF, doubled quotes. An apostrophe before formula-like text stops a spreadsheet from running
 * it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text.trimStart() || text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL in the next task, after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url));
}
