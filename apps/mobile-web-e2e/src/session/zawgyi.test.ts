import { paths } from '@parlour/kernel';
import { chooseSite } from '../support/chooseSite';
import { expectAccessible } from '../support/accessibility';
import { rewriteReplies } from '../support/hostile/rewriteReplies';
import { keepRecord } from '../support/keepRecord';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const zawgyi = 'ေမာင္ေမာင္';
const unicode = 'မောင်မောင်';

test('Burmese text in Zawgyi: the nickname in a reply is read in Unicode, and a typed name is offered in Unicode', async ({ page }) => {
  await chooseSite(page, { merchant: '200jilimm3', language: 'MY' });
  await keepRecord(page, JSON.stringify(await sandbox.openSession('thiri')));
  await rewriteReplies(page, (text) =>
    text
      .replace(/"payeeName":"[^"]*"/, '"payeeName":null')
      .replace(/"locked":\[[^\]]*\]/, '"locked":[]')
      .replace(/"nickname":"[^"]*"/, `"nickname":"${zawgyi}"`),
  );
  await page.goto(`${paths.session.settings}?edit=payeeName`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(zawgyi);
  await expect(dialog.getByText(unicode)).toBeVisible();
  await screenshot(page, 'zawgyi');
  await expectAccessible(page, 'language');
  await dialog.getByRole('button', { name: /မှန်သည်/ }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(unicode);
  await page.goto(paths.session.settings);
  await expect(page.getByRole('main').getByText(unicode)).toBeVisible();
});
