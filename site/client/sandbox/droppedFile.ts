/** A longer file is no board: what stands past this is told to be too long. */
const LONGEST = 400_000;

/** A file that is dropped anywhere on the page is read as a text that is pasted. */
export function hearFiles(take: (text: string) => void): void {
  document.addEventListener('dragover', (event) => {
    if (hasFile(event)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void file.slice(0, LONGEST).text().then(take);
  });
}

const hasFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
