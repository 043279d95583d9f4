import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { mockCall, renderBlock, useNetwork, writeConfig } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { contentFeature, ResourceLogos } from '..';
import { handlers, status } from '../mocks/handlers';

useNetwork(...handlers);

let remove = () => {};
afterEach(() => {
  remove();
  jest.restoreAllMocks();
});

const resources = [{ resourceType: 'LICENCE', url: 'art/logos/licence-0', labelNameEn: 'Island Gaming Authority' }];
const show = () =>
  renderBlock(<ResourceLogos type="LICENCE" label="Licenses" />, {
    with: [siteFeature, contentFeature],
    handlers: [mockCall(siteWire.getStatus, { ...status, info: { ...status.info, resources } })],
  });
const names = async () => within(await screen.findByRole('list', { name: 'Licenses' })).getAllByRole('listitem');

test('the marks of the gateway are shown with their names', async () => {
  await show();
  expect((await names()).map(({ textContent }) => textContent)).toEqual(['Island Gaming Authority']);
});

test('marks of the configuration stand for those of the gateway, and lead to the register', async () => {
  remove = writeConfig({
    marks: [
      { type: 'LICENCE', name: 'Licence 12', image: 'acme/licence.svg', href: 'https://register.example/12' },
      { type: 'PAYMENT', name: 'Go Peso', image: 'acme/gopeso.svg' },
    ],
  });
  await show();
  const [licence, ...others] = await names();
  expect(others).toEqual([]);
  expect(screen.getByRole('link', { name: 'Licence 12' })).toHaveAttribute('href', 'https://register.example/12');
  expect(licence?.querySelector('img')).toHaveAttribute('src', '/m/brand/acme/licence.svg');
});

test('a mark that leads to a script is reported on the console, and the marks of the gateway stay', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  remove = writeConfig({ marks: [{ type: 'LICENCE', name: 'Licence 12', image: 'acme/licence.svg', href: 'javascript:alert(1)' }] });
  await show();
  expect((await names()).map(({ textContent }) => textContent)).toEqual(['Island Gaming Authority']);
  expect(report).toHaveBeenCalledWith('parlour-config does not fit: merchants.0.marks.0.href');
});
