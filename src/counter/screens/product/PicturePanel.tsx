import { useChange } from '#counter/api/use-change.ts';
import { useUpload } from '#counter/api/use-upload.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import { addPicture, removePicture, type CounterProduct } from '#contract/counter/shelves.ts';
import { plainImage } from '#domain/permalink.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import styles from './ProductScreen.module.css';

/** The product's picture: a photo, or the drawn one (counter-159). */
export function PicturePanel({
  product,
  mayWrite,
}: {
  product: CounterProduct;
  mayWrite: boolean;
}) {
  const t = useText(shelvesText);
  const adding = useUpload(addPicture, () => say(t.pictureSaved));
  const removing = useChange(removePicture);
  const { id, name, image, permalink } = product;
  const isDrawn = image === plainImage(permalink) || /-drawn-[0-9a-f]{8}\.webp$/.test(image);
  return (
    <Panel title={t.picture}>
      <div className={styles['panel']}>
        <Picture
          type="Product"
          size="Small"
          file={image}
          alt={name}
          width={320}
          height={320}
          className={styles['picture']}
        />
        {mayWrite && (
          <>
            <p className={styles['soft']} id="picture-hint">
              {t.pictureHint}
            </p>
            <UploadState upload={adding} working={t.makingPicture} />
            <ProblemNotice problem={removing.error} />
            <div className={styles['actions']}>
              <FileButton
                icon="camera"
                variant="secondary"
                accept="image/jpeg,image/png,.jpg,.jpeg,.png"
                disabled={adding.isSending}
                describedBy="picture-hint"
                onFiles={([file]) => file && adding.send({ id: String(id), Img: file })}
              >
                {t.choosePicture}
              </FileButton>
              {!isDrawn && (
                <Button
                  variant="quiet"
                  busy={removing.isPending}
                  onClick={() => removing.mutate({ id })}
                >
                  {t.drawnPicture}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
