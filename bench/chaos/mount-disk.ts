import { execa } from 'execa';

const SIZE = '256m';

/** Makes a folder a small file system of its own. @returns false where only root may do so */
export async function mountDisk(folder: string, atEnd: (end: () => unknown) => void): Promise<boolean> {
  const { failed } = await execa('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'chaos', folder], {
    reject: false,
  });
  if (!failed) atEnd(() => execa('umount', ['--lazy', folder]));
  return !failed;
}
