import { listOfHashes } from './env';
import { fetchFile } from './fetchFile';
import { trustedApp } from './trustedApp';

let isAdded = false;

/**
 * Adds the hashes of all chunks that the document's own import map leaves out (build/finishDocument.mjs): the browser then refuses a
 * screen that was changed on its way. Browsers that know one import map only have no policy that would ask for more.
 */
export async function demandHashes(): Promise<void> {
  const list = listOfHashes();
  if (!list || isAdded) return;
  const reply = await fetchFile(list.url, { integrity: list.integrity });
  if (!reply.ok) throw new TypeError(`no list of hashes: ${reply.status}`);
  const text = await reply.text();
  if (isAdded) return;
  isAdded = true;
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = trustedApp().createScript(text);
  document.head.append(map);
}
