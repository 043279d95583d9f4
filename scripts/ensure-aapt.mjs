// Installs Android's compiler of resources for the test of the Android projects as far as this machine allows.
import { aaptPackages, findAapt } from './aapt.mjs';
import { canInstallPackages, installPackages } from './installPackages.mjs';

if (!findAapt() && canInstallPackages) installPackages(...aaptPackages);
console.log(findAapt() ? 'aapt2 is there.' : 'aapt2 is left out: it needs packages of Debian, which only root can install here.');
